import { useEffect, useState, type ComponentProps } from 'react';
import {
  BytesField,
  Button,
  Empty,
  Section,
  Working,
  useFormatBytes,
  useCommonMessages,
  useMessages,
  ofInput,
  useOperation,
  type OptionState,
  type Progress,
} from '#kit';
import type { ByteForm } from '#formats/bytes/read.ts';
import { DigestList } from './digest-list.tsx';
import type en from './locales/en.json';
import { digestFile, type digest } from './operations.ts';

interface FileDigestsProps {
  readonly file: File;
  readonly message: ComponentProps<typeof BytesField<ByteForm>>;
  readonly options: OptionState<typeof digest.options>;
}

/** Digests of a chosen file, with progress and speed while it is read. */
export function FileDigests({ file, message, options }: FileDigestsProps) {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const [turn, setTurn] = useState(0);
  const { algorithms } = options.values;
  // In hex and compared with nothing: the table shows them otherwise without reading the file again.
  const state = useOperation(
    digestFile,
    file,
    { algorithms, encoding: 'Hex', uppercase: false, expected: '' },
    { turn },
  );
  const error = state.is === 'failed' ? state.error : undefined;
  return (
    <Section name="digestFile">
      <DigestList
        rows={state.is === 'done' ? state.value : undefined}
        error={error}
        options={options.values}
        expected={options.option('expected')}
      >
        <BytesField {...message} error={ofInput(error)}>
          {state.is === 'running' && state.slow && <FileProgress progress={state.progress} onCancel={state.cancel} />}
          {state.is === 'cancelled' && (
            <Empty
              icon="player-stop"
              title={common('cancelled')}
              actions={
                <Button size="small" icon="refresh" onClick={() => setTurn(turn + 1)}>
                  {t('startAgain')}
                </Button>
              }
            />
          )}
        </BytesField>
      </DigestList>
    </Section>
  );
}

function FileProgress({ progress, onCancel }: { progress: Progress | undefined; onCancel: () => void }) {
  const t = useMessages<typeof en.ui>();
  const formatBytes = useFormatBytes();
  const speed = useSpeed(progress?.done);
  const detail =
    progress &&
    t('speed', {
      done: formatBytes(progress.done),
      total: formatBytes(progress.total),
      speed: formatBytes(speed),
    });
  return <Working label={t('hashing')} progress={progress} detail={detail} onCancel={onCancel} />;
}

/** Growth of an amount per second since it was first seen. */
function useSpeed(amount: number | undefined): number {
  const [seen, setSeen] = useState<{ first: number; at: number; speed: number }>();
  useEffect(() => {
    if (amount === undefined) return;
    const now = performance.now();
    setSeen((before) =>
      before === undefined
        ? { first: amount, at: now, speed: 0 }
        : { ...before, speed: ((amount - before.first) / Math.max(1, now - before.at)) * 1000 },
    );
  }, [amount]);
  return seen?.speed ?? 0;
}
