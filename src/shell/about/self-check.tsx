import { useState } from 'react';
import { Badge } from '#kit/parts/badge.tsx';
import { Button } from '#kit/parts/button.tsx';
import { useFormatBytes } from '#kit/text/text-size.ts';
import type { Finding } from './checks.ts';
import { useLaterMessages } from '../texts/later.ts';
import styles from './self-check.module.css';

const VERDICTS = {
  good: { look: 'success', icon: 'check', words: 'checkGood' },
  bad: { look: 'warning', icon: 'alert-triangle', words: 'checkBad' },
  unknown: { look: 'default', icon: 'minus', words: 'checkUnknown' },
} as const;

/** Runs the checks when asked to: one of them provokes the browser to refuse something, which it notes in its console. */
export function SelfCheck() {
  const t = useLaterMessages();
  const [findings, setFindings] = useState<readonly Finding[]>();
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    try {
      const { runChecks } = await import('./checks.ts');
      setFindings(await runChecks());
    } finally {
      setRunning(false);
    }
  };
  return (
    <>
      <p>{t('aboutSecurityText')}</p>
      <div className="n-line">
        <Button icon="shield-check" disabled={isRunning} onClick={() => void run()}>
          {t('runCheck')}
        </Button>
      </div>
      <div role="status">{findings !== undefined && <Findings findings={findings} />}</div>
    </>
  );
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  const t = useLaterMessages();
  const formatBytes = useFormatBytes();
  return (
    <dl className={styles['root']}>
      {findings.map(({ about, verdict, text, params, sizes = {} }) => {
        const written = Object.entries(sizes).map(([name, bytes]) => [name, formatBytes(bytes)]);
        return (
          <div key={about}>
            <dt>{t(about)}</dt>
            <dd>{t(text, { ...params, ...(Object.fromEntries(written) as Record<string, string>) })}</dd>
            <dd>
              {verdict !== 'fact' && (
                <Badge look={VERDICTS[verdict].look} icon={VERDICTS[verdict].icon}>
                  {t(VERDICTS[verdict].words)}
                </Badge>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
