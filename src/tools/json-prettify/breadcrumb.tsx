import type { Values } from '#engine/options';
import { Button, CopyButton, operand, useCopy, useMessages, useOperation, type TextValue } from '#kit';
import styles from './json-prettify.module.css';
import type en from './locales/en.json';
import type { Row } from './logic-structure.ts';
import { subtree, type prettify } from './operations.ts';
import { nameOf } from './tree-row.tsx';

export type Indentation = Pick<Values<typeof prettify.options>, 'indent' | 'tabs'>;

interface BreadcrumbProps {
  readonly text: TextValue;
  readonly indentation: Indentation;
  /** The chosen value of the text, after those around it. */
  readonly path: readonly Row[];
  readonly onGo: (path: readonly Row[]) => void;
}

/** Where the chosen value stands, each step of which leads there; its path and itself can be copied. */
export function Breadcrumb({ text, indentation, path, onGo }: BreadcrumbProps) {
  const t = useMessages<typeof en.ui>();
  const { copied, copy } = useCopy();
  const chosen = path.at(-1);
  const state = useOperation(
    subtree,
    operand(text),
    { ...indentation, node: chosen?.node ?? 0 },
    { enabled: chosen !== undefined },
  );
  const value = state.is === 'done' ? state.value : undefined;
  return (
    <nav className={styles['breadcrumb']} aria-label={t('where')}>
      {path.length === 0 ? (
        <span className={styles['hint']}>{t('chooseHint')}</span>
      ) : (
        <ol data-literal>
          {path.map((row, index) => (
            <li key={row.node}>
              <button type="button" onClick={() => onGo(path.slice(0, index + 1))}>
                {nameOf(row, t('root'))}
              </button>
            </li>
          ))}
        </ol>
      )}
      {chosen !== undefined && chosen.pointer !== '' && (
        <CopyButton value={chosen.pointer} label={t('pathOf', { pointer: chosen.pointer })} />
      )}
      <Button
        size="small"
        icon={copied ? 'check' : 'copy'}
        done={copied}
        disabled={value === undefined}
        onClick={() => void (value !== undefined && copy(value))}
      >
        {t('copySubtree')}
      </Button>
    </nav>
  );
}
