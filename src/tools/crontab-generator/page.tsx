import { Fold, Section, useMessages } from '#kit';
import { CronAnswer } from './cron-answer.tsx';
import { CronForm } from './cron-form.tsx';
import { CronPicker } from './cron-picker.tsx';
import { CronResult } from './cron-result.tsx';
import styles from './crontab-generator.module.css';
import { HelpTables } from './help-tables.tsx';
import type en from './locales/en.json';
import { useSchedule } from './use-schedule.ts';

export default function CrontabGenerator() {
  const t = useMessages<typeof en.ui>();
  const { text, change, options, state, onPassed, loadExample } = useSchedule();
  return (
    <>
      <Section name="describe">
        <CronForm
          text={text}
          onChange={change}
          options={options}
          error={state.is === 'failed' ? state.error : undefined}
          onExample={loadExample}
        />
        <CronAnswer state={state} isFromNow={options.values.from === ''} onPassed={onPassed} />
        <CronPicker text={text} onChange={change} values={options.values} />
        <CronResult state={state} options={options} />
      </Section>
      <div className={styles['reference']}>
        <Fold title={t('reference')}>
          <HelpTables onUse={change} isUnix={options.values.dialect === 'unix'} />
        </Fold>
      </div>
    </>
  );
}
