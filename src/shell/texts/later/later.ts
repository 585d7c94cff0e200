import english from 'virtual:locale/en';
import type { Params } from '#engine/error';
import { useCommonMessages, type CommonKey, type Translate } from '#kit/settings/language.ts';
import { textNow, type ShellKey } from '../messages.ts';
import texts from './locales/en.json';

/*
 * Texts of parts that are fetched when they are first needed: palette, dialogs, about page. Their English comes with the
 * first of these parts, so that no page loads it at once; the other languages have all texts in one.
 */
Object.assign(english.ui, texts);

export type LaterKey = ShellKey | keyof typeof texts;
/** The texts of shell and kit, with those of parts that are fetched later. */
export const useLaterMessages = (): Translate<LaterKey | CommonKey> => useCommonMessages<LaterKey | CommonKey>();

/** As `textNow`, with the texts of parts that are fetched later. */
export const laterTextNow = (key: LaterKey, params?: Params): string =>
  // All of them are in the one catalogue by now.
  textNow(key as ShellKey, params);
