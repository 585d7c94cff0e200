import { Quoted } from './compose-value.ts';
import type { Given } from './given.ts';
import {
  readChoice,
  readDecimal,
  readDuration,
  readFlag,
  readInteger,
  readPair,
  readKeyValue,
  readSize,
} from './option-value.ts';
import { isSealed } from './expansions.ts';
import type { Apply } from './service-draft.ts';

/** What an option takes and what it does to a service. */
export interface OptionForm {
  readonly takes: 'flag' | 'text';
  readonly apply: Apply;
}

type Path = readonly string[];

const text = (apply: Apply): OptionForm => ({ takes: 'text', apply });

export const put = (path: Path): OptionForm => text((draft, given) => draft.put(path, given.text));
export const push = (key: string): OptionForm => text((draft, given) => draft.push(key, given.text));
export const pushQuoted = (key: string, read: (given: Given) => string): OptionForm =>
  text((draft, given) => draft.push(key, new Quoted(read(given))));
export const integer = (path: Path): OptionForm => text((draft, given) => draft.put(path, readInteger(given)));
export const decimal = (path: Path): OptionForm =>
  text((draft, given) => draft.put(path, isSealed(given.text) ? given.text : Number(readDecimal(given))));
export const size = (path: Path): OptionForm => text((draft, given) => draft.put(path, readSize(given)));
export const duration = (path: Path): OptionForm => text((draft, given) => draft.put(path, readDuration(given)));
/** Labels may be a key alone; of the others the value must be there. */
export const pair = (path: Path): OptionForm =>
  text((draft, given) => draft.pair(path, path[0] === 'labels' ? readKeyValue(given) : readPair(given)));
export const flag = (path: Path): OptionForm => ({
  takes: 'flag',
  apply: (draft, given) => draft.put(path, readFlag(given)),
});

/** One of some words; those of Podman that Compose lacks are remarked on. */
export const choice = (path: Path, choices: readonly string[], lostChoices: readonly string[] = []): OptionForm =>
  text((draft, given) => {
    if (lostChoices.includes(given.text)) {
      given.report.note('note.noForm', { option: `${given.option}=${given.text}` }, given);
    } else draft.put(path, readChoice(given, choices));
  });

/** `/dev/sda:1mb` as Compose's path and rate. */
export const deviceRate = (key: string): OptionForm =>
  text((draft, given) => {
    const at = given.text.lastIndexOf(':');
    if (at < 1) throw given.wrong('error.deviceRate');
    const rest = { ...given, text: given.text.slice(at + 1) };
    const rate = key.endsWith('iops') ? readInteger(rest) : readSize(rest);
    draft.pushAt(
      ['blkio_config'],
      key,
      new Map([
        ['path', given.text.slice(0, at)],
        ['rate', rate],
      ]),
    );
  });

/** Why there is no Compose form, where there is something to say. */
export type Reason = 'attach' | 'publishAll' | 'rm' | 'pod' | 'umask' | 'unsetenv' | 'envMerge';

const remark =
  (reason?: Reason): Apply =>
  (_, { report, option, start, end }) => {
    report.note(reason === undefined ? 'note.noForm' : `note.noForm.${reason}`, { option }, { start, end });
  };
/** Of the start, not of the service: nothing gets lost with it. */
export const ofStart: OptionForm = { takes: 'flag', apply: (_, given) => void readFlag(given) };
export const lost = (reason?: Reason): OptionForm => text(remark(reason));
export const lostFlag = (reason?: Reason): OptionForm => ({
  takes: 'flag',
  apply: (draft, given) => {
    if (readFlag(given) !== false) remark(reason)(draft, given);
  },
});
