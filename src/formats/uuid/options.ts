import { choice, integer } from '#engine/options';

/** Options of a list of new ids. Their words are in this folder's `locales`. */
export const count = integer({ initial: 1, min: 1, max: 10_000 });
export const list = choice(['lines', 'json', 'csv', 'sql'], 'lines');
export type ListForm = typeof list.initial;

/** The format of a whole list; an SQL list is only part of a statement. */
export const formatOfList = (form: ListForm) => (form === 'json' || form === 'csv' ? form : undefined);
