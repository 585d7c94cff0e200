import { ToolError } from '#engine/error';

export interface CharacterOptions {
  readonly form: 'characters' | 'hex' | 'base64url' | 'base32' | 'pin' | 'passphrase';
  /** Characters of a token, PINs and passphrases apart. */
  readonly length: number;
  readonly uppercase: boolean;
  readonly lowercase: boolean;
  readonly numbers: boolean;
  readonly symbols: boolean;
  readonly symbolSet: string;
  /** Characters to leave out of the sets. */
  readonly exclude: string;
  readonly avoidLookAlikes: boolean;
  /** At least one character of each chosen set. */
  readonly everySet: boolean;
  readonly pinLength: number;
  readonly words: number;
}

/** The make-up of a token: `length` items of the alphabet, at least one of each required set among them. */
export interface Recipe {
  readonly alphabet: readonly string[];
  /** Disjoint parts of the alphabet. */
  readonly required: readonly (readonly string[])[];
  readonly length: number;
  /** How many items make whole bytes, in the forms that are bytes. */
  readonly group: number;
}

const UPPERCASE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOWERCASE = UPPERCASE.toLowerCase();
const DIGITS = '0123456789';
const LOOK_ALIKES = '0O1lI|';

/** RFC 4648 for those of bytes. */
const FORMS = {
  hex: { alphabet: `${DIGITS}abcdef`, group: 2 },
  base64url: { alphabet: `${UPPERCASE}${LOWERCASE}${DIGITS}-_`, group: 4 },
  base32: { alphabet: `${UPPERCASE}234567`, group: 8 },
  pin: { alphabet: DIGITS, group: 1 },
} as const;

/** Reads the options. Throws `ToolError` naming the option that leaves nothing to choose from or asks too much. */
export async function readRecipe(options: CharacterOptions): Promise<Recipe> {
  const { form, length, pinLength } = options;
  if (form === 'characters') return readSets(options);
  if (form === 'passphrase') {
    const { words } = await import('./words.ts');
    return { alphabet: words, required: [], length: options.words, group: 1 };
  }
  const { alphabet, group } = FORMS[form];
  return { alphabet: Array.from(alphabet), required: [], length: form === 'pin' ? pinLength : length, group };
}

function readSets(options: CharacterOptions): Recipe {
  const { length, everySet } = options;
  const sets = chooseSets(options);
  const alphabet = sets.flat();
  if (sets.length === 0) throw new ToolError('error.noSet');
  if (alphabet.length === 0) throw new ToolError('error.nothingLeft', {}, { option: 'exclude' });
  if (!everySet) return { alphabet, required: [], length, group: 1 };
  if (sets.some((set) => set.length === 0)) throw new ToolError('error.setEmpty', {}, { option: 'everySet' });
  if (length < sets.length) throw new ToolError('error.tooShort', { length: sets.length }, { option: 'length' });
  return { alphabet, required: sets, length, group: 1 };
}

/** The chosen sets without excluded characters; a character that is in two sets stays in the first. */
function chooseSets({ uppercase, lowercase, numbers, symbols, ...options }: CharacterOptions): string[][] {
  const taken = new Set(options.exclude + (options.avoidLookAlikes ? LOOK_ALIKES : ''));
  const chosen = [
    uppercase && UPPERCASE,
    lowercase && LOWERCASE,
    numbers && DIGITS,
    symbols && options.symbolSet,
  ].filter((set) => set !== false);
  return chosen.map((set) => {
    const free = Array.from(new Set(set)).filter((character) => !taken.has(character));
    free.forEach((character) => taken.add(character));
    return free;
  });
}
