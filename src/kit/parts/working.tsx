import { useId } from 'react';
import type { Progress } from '../hooks/use-operation.ts';
import { useCommonMessages, useIntlLanguage } from '../settings/language.ts';
import { Button } from './button.tsx';
import empty from './empty.module.css';
import styles from './working.module.css';

interface WorkingProps {
  readonly label?: string;
  readonly progress: Progress | undefined;
  /** The amount in words, such as '1.2 of 1.9 GB'. */
  readonly detail?: string | undefined;
  readonly onCancel: () => void;
}

/** Work that takes longer than 300 ms: its name, how far it is, and a way to stop it. */
export function Working({ label, progress, detail, onCancel }: WorkingProps) {
  const t = useCommonMessages();
  const language = useIntlLanguage();
  const id = useId();
  const share = progress === undefined || progress.total === 0 ? undefined : progress.done / progress.total;
  return (
    <div className={empty['root']} role="status">
      <div className={styles['root']}>
        <div className={styles['head']}>
          <span id={id}>{label ?? t('working')}</span>
          {share !== undefined && <span>{new Intl.NumberFormat(language, { style: 'percent' }).format(share)}</span>}
        </div>
        <progress aria-labelledby={id} value={share} />
        {detail !== undefined && <span>{detail}</span>}
        <Button size="small" icon="x" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
