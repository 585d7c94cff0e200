import { isLargeText } from '#engine/large-text';
import { Button, CopyButton, useCopy, useMessages } from '#kit';
import styles from './json-prettify.module.css';
import type en from './locales/en.json';
import { useTree } from './use-tree.ts';

/** The way to the chosen value, each step of it to choose, and what can be copied of the value. */
export function Breadcrumbs() {
  const t = useMessages<typeof en.ui>();
  const { text, chosen, choose } = useTree();
  const { copied, copy } = useCopy();
  const last = chosen.at(-1);
  const copyValue = async () => {
    if (last === undefined) return;
    const whole = isLargeText(text) ? await text.blob.text() : text;
    await copy(whole.slice(last.place.offset, last.place.endOffset));
  };
  return (
    <div className={styles['crumbs']}>
      <nav aria-label={t('way')} tabIndex={0}>
        {chosen.map(({ node, step }, depth) => (
          <button
            key={node}
            type="button"
            aria-current={depth === chosen.length - 1}
            onClick={() => choose(chosen.slice(0, depth + 1))}
          >
            {step === null ? t('root') : String(step)}
          </button>
        ))}
        {last === undefined && <span className="n-muted">{t('chooseValue')}</span>}
      </nav>
      {last !== undefined && last.pointer !== '' && (
        <CopyButton value={last.pointer} label={t('pathOf', { pointer: last.pointer })} />
      )}
      <Button
        look="text"
        size="small"
        icon={copied ? 'check' : 'copy'}
        done={copied}
        disabled={last === undefined}
        onClick={() => void copyValue()}
      >
        {t('copySubtree')}
      </Button>
    </div>
  );
}
