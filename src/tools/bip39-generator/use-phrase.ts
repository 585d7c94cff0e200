import { useState } from 'react';
import { operand, useExample, useInput, useMounted, useOperation, useOptionErrors, useOptions } from '#kit';
import { check, encode, entropy as newEntropy, generate } from './operations.ts';
import type { Language } from './word-lists.ts';

/** A phrase and its entropy: either can be typed, and gives the other. At first, and on request, both are new. */
export function usePhrase() {
  const isMounted = useMounted();
  const options = useOptions(generate);
  const { language: chosen, ...made } = options.values;
  const [turn, setTurn] = useState(0);
  const [typedEntropy, setTypedEntropy] = useState<string>();
  const [typedPhrase, setTypedPhrase] = useInput('check', '', false);
  const [isPhraseCleared, setPhraseCleared] = useState(false);
  const [readAs, setReadAs] = useState<Language | 'auto'>('auto');
  const isFromPhrase = typedPhrase !== '' || isPhraseCleared;

  const fresh = useOperation(newEntropy, undefined, made, { enabled: isMounted, turn, optionError: options.error });
  const newest = fresh.is === 'done' && typeof fresh.value === 'string' ? fresh.value : '';
  // Entropy of the last valid phrase: a wrong word must not wipe it.
  const [kept, setKept] = useState('');
  const entropy = isFromPhrase ? kept : (typedEntropy ?? newest);

  const encoded = useOperation(encode, entropy, { language: chosen }, { enabled: !isFromPhrase && entropy !== '' });
  const phrase = isFromPhrase ? operand(typedPhrase) : encoded.is === 'done' ? operand(encoded.value) : '';
  const checked = useOperation(check, phrase, { language: isFromPhrase ? readAs : chosen }, { enabled: phrase !== '' });
  const found = checked.is === 'done' ? checked.value : undefined;
  if (isFromPhrase && found !== undefined && found.entropy !== null && found.entropy !== kept) setKept(found.entropy);
  const language = isFromPhrase && found !== undefined ? found.language : chosen;

  const takeEntropy = (hex: string | undefined) => {
    setTypedEntropy(hex);
    setTypedPhrase('');
    setPhraseCleared(false);
  };
  const setPhrase = (text: string) => {
    if (!isFromPhrase) setKept(entropy);
    setTypedPhrase(text);
    setPhraseCleared(text === '');
    setReadAs('auto');
  };
  return {
    phrase: typeof phrase === 'string' ? phrase : '',
    setPhrase,
    entropy,
    takeEntropy,
    /** The entropy shown belongs to the last valid phrase, not to this one. */
    isKept: isFromPhrase && entropy !== '' && found?.entropy !== entropy,
    language,
    /** Writes the same entropy in the words of another list. */
    setLanguage(next: Language) {
      options.set({ language: next });
      if (isFromPhrase && found?.entropy !== null) takeEntropy(kept);
    },
    readAs,
    setReadAs,
    makeNew() {
      options.set({ language });
      takeEntropy(undefined);
      setTurn(turn + 1);
    },
    option: useOptionErrors(options, fresh.is === 'failed' ? fresh.error : undefined),
    entropyError: encoded.is === 'failed' ? encoded.error : undefined,
    phraseError: checked.is === 'failed' ? checked.error : undefined,
    checked,
    loadExample: useExample(check, ({ input }) => setPhrase(String(input))),
  };
}

export type Phrase = ReturnType<typeof usePhrase>;
