import type { Given } from './given.ts';
import { isSealed } from './expansions.ts';
import { readFlag, readInteger, readSize } from './option-value.ts';
import type { ServiceDraft } from './service-draft.ts';

/** `no`, `always`, `unless-stopped`, `on-failure[:count]`. Throws `error.choice`. */
export function readRestart(given: Given): string {
  const choices = ['no', 'always', 'unless-stopped', 'on-failure', 'on-failure:3'];
  if (!isSealed(given.text) && !/^(?:no|always|unless-stopped|on-failure(?::\d+)?)$/.test(given.text)) {
    throw given.wrong('error.choice', { choices: choices.join(', ') });
  }
  return given.text;
}

/** One program; the arguments are those after the image. '' removes the image's. */
export function putEntrypoint(draft: ServiceDraft, { text }: Given): void {
  draft.put(['entrypoint'], text === '' ? [] : [text]);
}

/** A number that is not limited is the lack of a limit in `memswap_limit`, too. */
export function putMemorySwap(draft: ServiceDraft, given: Given): void {
  const size = readSize(given);
  draft.put(['memswap_limit'], size === '-1' ? -1 : size);
}

/** Seconds as a duration. */
export function putStopTimeout(draft: ServiceDraft, given: Given): void {
  const seconds = readInteger(given);
  if (seconds === -1) given.report.note('note.noForm', { option: `${given.option} -1` }, given);
  else draft.put(['stop_grace_period'], `${seconds}s`);
}

/** `--no-healthcheck` takes the image's away. */
export function noHealthcheck(draft: ServiceDraft, given: Given): void {
  if (readFlag(given) !== false) draft.put(['healthcheck', 'disable'], true);
}

/** `name=soft[:hard]`. Throws `error.ulimit`. */
export function addUlimit(draft: ServiceDraft, given: Given): void {
  const [, name = '', soft = '', hard] = /^([a-z]+)=([^:]+)(?::([^:]+))?$/s.exec(given.text) ?? [];
  if (name === '') throw given.wrong('error.ulimit');
  const read = (text: string) => {
    if (text === 'unlimited') return -1;
    if (!isSealed(text) && !/^-?\d+$/.test(text)) throw given.wrong('error.ulimit');
    return readInteger({ ...given, text });
  };
  const limit =
    hard === undefined
      ? read(soft)
      : new Map([
          ['soft', read(soft)],
          ['hard', read(hard)],
        ]);
  draft.put(['ulimits', name], limit);
}

/** `/dev/sda:100`. Throws `error.deviceRate`. */
export function addWeight(draft: ServiceDraft, given: Given): void {
  const at = given.text.lastIndexOf(':');
  if (at < 1) throw given.wrong('error.deviceRate');
  const weight = readInteger({ ...given, text: given.text.slice(at + 1) });
  draft.pushAt(
    ['blkio_config'],
    'weight_device',
    new Map([
      ['path', given.text.slice(0, at)],
      ['weight', weight],
    ]),
  );
}
