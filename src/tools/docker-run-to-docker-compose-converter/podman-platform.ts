import type { ServiceDraft } from './service-draft.ts';
import type { OptionForm } from './option-form.ts';

/** `--os`, `--arch` and `--variant` are kept until all of them are known. */
export const platformPart = (part: 'os' | 'arch' | 'variant'): OptionForm => ({
  takes: 'text',
  apply: (draft, given) => void (draft.platform[part] = given),
});

/** `os/arch[/variant]`, unless `--platform` gives it. Containers are Linux where no system is named. */
export function settlePlatform(draft: ServiceDraft): void {
  const { os, arch, variant } = draft.platform;
  const lose = (given: typeof os) => given?.report.note('note.noForm.variant', { option: given.option }, given);
  if (draft.has('platform') || (os === undefined && arch === undefined)) return lose(variant);
  if (arch === undefined) lose(variant);
  const parts = arch === undefined ? [os?.text] : [os?.text ?? 'linux', arch.text, variant?.text];
  draft.put(['platform'], parts.filter((part) => part !== undefined && part !== '').join('/'));
}

/** `--tz`: a variable that C libraries and most programs go by; `local` is the zone of the host, by its file. */
export const timeZone: OptionForm = {
  takes: 'text',
  apply: (draft, given) => {
    if (given.text === 'local') return draft.push('volumes', '/etc/localtime:/etc/localtime:ro');
    // Before the others, so that --env TZ=… wins.
    draft.environment.unshift({ key: 'TZ', value: given.text, start: given.start, end: given.end });
    given.report.note('note.timeZone', { option: given.option }, given);
  },
};
