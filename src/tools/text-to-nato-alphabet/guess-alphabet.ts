import { alphabets, type AlphabetName } from './alphabets.ts';

/** Words that are looked at: the first ones say enough. */
const SAMPLE = 50;

/** The alphabet that has the most of the first words; `icao` where none has any. */
export function guessAlphabet(words: string): AlphabetName {
  const first = words.split(/\s+/, SAMPLE);
  const has = (name: AlphabetName) => {
    const known = new Set(alphabets[name].words.values());
    return first.filter((word) => known.has(word)).length;
  };
  const names = Object.keys(alphabets) as AlphabetName[]; // the keys are the names
  return names.reduce((best, name) => (has(name) > has(best) ? name : best));
}
