import { operand, ResultPane, useMessages, useOperation, type TextValue } from '#kit';
import type { Values } from '#engine/options';
import styles from './docker-run.module.css';
import type en from './locales/en.json';
import { environmentFile } from './operations.ts';

interface EnvironmentFileProps {
  readonly input: TextValue;
  readonly options: Values<typeof environmentFile.options>;
  /** The Compose file that it belongs to is there. */
  readonly isReady: boolean;
}

/** The `.env` that goes beside the Compose file, where there is anything in it. */
export function EnvironmentFile({ input, options, isReady }: EnvironmentFileProps) {
  const t = useMessages<typeof en.ui>();
  const state = useOperation(environmentFile, operand(input), options, { enabled: isReady });
  if (state.is !== 'done' || state.value === '') return null;
  return (
    <div className={styles['below']}>
      <ResultPane name={t('variables')} state={{ ...state, notes: [] }} format="dotenv" height="short" isSecond />
    </div>
  );
}
