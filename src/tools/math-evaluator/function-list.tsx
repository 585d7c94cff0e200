import { Button, Disclosure, useMessages } from '#kit';
import { FUNCTIONS } from './function-groups.ts';
import type en from './locales/en.json';
import styles from './math-evaluator.module.css';

/** A list of examples by subject; a click puts one under the text. */
export function FunctionList({ onUse }: { readonly onUse: (example: string) => void }) {
  const t = useMessages<typeof en.ui>();
  return (
    <Disclosure label={t('functions')}>
      {Object.entries(FUNCTIONS).map(([group, examples]) => (
        <section key={group}>
          <h3 className={styles['group']}>{t(`group.${group as keyof typeof FUNCTIONS}`)}</h3>
          {group === 'units' && <p className={styles['rule']}>{t('unitRule')}</p>}
          <div className={styles['examples']}>
            {examples.map((example) => (
              <Button key={example} size="small" onClick={() => onUse(example)}>
                <span data-literal>{example}</span>
              </Button>
            ))}
          </div>
        </section>
      ))}
    </Disclosure>
  );
}
