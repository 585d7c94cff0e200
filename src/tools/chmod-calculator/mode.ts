/*
 * The twelve permission bits of a file (POSIX.1-2024, <sys/stat.h>): set-user-ID 4000, set-group-ID 2000, sticky 1000,
 * then read 4, write 2 and execute 1 for the owner, the group and others.
 */

export const classes = ['owner', 'group', 'others'] as const;
export type Class = (typeof classes)[number];

const DIGIT = 8;
/** The special bit that shows in the place of a class's x. */
export const specialOf: Readonly<Record<Class, number>> = { owner: 0o4000, group: 0o2000, others: 0o1000 };
const placeOf: Readonly<Record<Class, number>> = { owner: 0o100, group: 0o10, others: 0o1 };

/** Read 4, write 2, execute 1, added up. */
export type Rights = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The bits of `rwx` (4, 2, 1) where they stand for a class. */
export const bitsFor = (which: Class, rwx: number): number => rwx * placeOf[which];
/** The rights of a class: 0 to 7. */
export const rightsOf = (mode: number, which: Class): Rights => (Math.floor(mode / placeOf[which]) % DIGIT) as Rights; // a remainder of eight

/** Three digits, or four where a special bit is set. */
export const toOctal = (mode: number): string => mode.toString(DIGIT).padStart(3, '0');

/** As `ls -l` writes it: `rwxr-xr-x`. s and t stand for x with a special bit, S and T for the bit without x. */
export function toSymbolic(mode: number): string {
  return classes
    .map((which) => {
      const rights = rightsOf(mode, which);
      const special = (mode & specialOf[which]) !== 0;
      const letter = which === 'others' ? 't' : 's';
      const plain = (rights & 1) === 0 ? '-' : 'x';
      const marked = (rights & 1) === 0 ? letter.toUpperCase() : letter;
      return ((rights & 4) === 0 ? '-' : 'r') + ((rights & 2) === 0 ? '-' : 'w') + (special ? marked : plain);
    })
    .join('');
}

const LETTERS: Readonly<Record<Class, string>> = { owner: 'u', group: 'g', others: 'o' };

/** Clauses that set the mode whatever it was: `u=rwx,g=rx,o=`. `a+t`, because BSD ignores a t after `o=`. */
export function toClauses(mode: number): string {
  const clauses = classes.map((which) => {
    const rights = rightsOf(mode, which);
    const letters = [...'rwx'].filter((_, index) => (rights & (4 >> index)) !== 0).join('');
    const special = which !== 'others' && (mode & specialOf[which]) !== 0 ? 's' : '';
    return `${LETTERS[which]}=${letters}${special}`;
  });
  return [...clauses, ...((mode & specialOf.others) === 0 ? [] : ['a+t'])].join(',');
}
