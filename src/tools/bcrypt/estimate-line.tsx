import { Button, Empty, useIntlLanguage, useMessages } from '#kit';
import { formatDuration } from '#lib/format-duration';
import type en from './locales/en.json';
import type { Estimate } from './use-estimate.ts';

/** How long the work takes on this device. */
export function EstimateLine({ estimate }: { estimate: Estimate }) {
  const t = useMessages<typeof en.ui>();
  const time = useDuration(estimate);
  return <p className="n-muted">{t('estimated', { time })}</p>;
}

interface LongWorkProps {
  readonly estimate: Estimate;
  readonly onStart: () => void;
}

/** In place of the result of long or cancelled work: how long it takes, and the button that starts it. */
export function LongWork({ estimate, onStart }: LongWorkProps) {
  const t = useMessages<typeof en.ui>();
  const time = useDuration(estimate);
  const start = () => {
    estimate.allow();
    onStart();
  };
  return (
    <Empty icon="info-circle" title={t('long', { time })} actions={<Button onClick={start}>{t('start')}</Button>} />
  );
}

function useDuration({ milliseconds }: Estimate): string {
  const language = useIntlLanguage();
  return milliseconds === undefined ? '–' : formatDuration(Math.max(1, milliseconds), language);
}
