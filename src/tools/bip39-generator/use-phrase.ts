import { useEffect, useState } from 'react';
import { operand, useExample, useInput, useMounted, useOperation, useOptionErrors, useOptions } from '#kit';
import { check, encode, entropy as newEntropy, generate } from './operations.ts';
import type { Language } from './word-lists.ts';

/** A phrase and its entropy, of which either can be typed and makes the other. */
export function usePhrase() {
  const isMounted = useMounted();
  const options = useOptions(generate);
  const { language, ...made } = options.values;
  const [turn, setTurn] = useState(0);
  const [typed, setTyped] = useInput('check', '', { isSecret: true });
  const [entropy, setEntropy] = useState('');
  const [isFromPhrase, setFromPhrase] = useState(false);

  const fresh = useOperation(newEntropy, undefined, made, { enabled: isMounted, turn, optionError: options.error });
  const newest = fresh.is === 'done' && typeof fresh.value === 'string' ? fresh.value : undefined;
  const takeEntropy = (hex: string) => {
    setEntropy(hex);
    setFromPhrase(false);
    setTyped('');
  };
  useEffect(() => {
    // The first one must not take the place of a phrase that was handed over.
    if (newest !== undefined && !(turn === 0 && entropy === '' && typed !== '')) takeEntropy(newest);
  }, [newest]); // eslint-disable-line react-hooks/exhaustive-deps -- only new entropy replaces what is there
  useEffect(() => {
    if (typed !== '') setFromPhrase(true);
  }, [typed]);

  const encoded = useOperation(encode, entropy, { language }, { enabled: !isFromPhrase && entropy !== '' });
  const inWords = encoded.is === 'done' && typeof encoded.value === 'string' ? encoded.value : '';
  const phrase = isFromPhrase ? operand(typed) : inWords;
  const checked = useOperation(
    check,
    phrase,
    { language: isFromPhrase ? 'auto' : language },
    { enabled: phrase !== '' },
  );
  const found = checked.is === 'done' ? checked.value : undefined;
  useEffect(() => {
    if (!isFromPhrase || found?.verdict !== 'valid' || found.entropy === null) return;
    setEntropy(found.entropy);
    options.set({ language: found.language });
  }, [found]); // eslint-disable-line react-hooks/exhaustive-deps -- what was found sets what is shown, not the other way round

  const failed = [fresh, encoded, checked].find((state) => state.is === 'failed');
  return {
    phrase: typeof phrase === 'string' ? phrase : '',
    setPhrase(text: string) {
      setFromPhrase(true);
      setTyped(text);
    },
    entropy,
    takeEntropy,
    /** The entropy shown is not that of the phrase, which is not valid. */
    isKept: isFromPhrase && entropy !== '' && found?.entropy !== entropy,
    /** The same entropy in the words of another list. */
    setLanguage(next: Language) {
      options.set({ language: next });
      if (isFromPhrase && found?.entropy !== null) takeEntropy(entropy);
    },
    makeNew: () => setTurn(turn + 1),
    language,
    option: useOptionErrors(options, fresh.is === 'failed' ? fresh.error : undefined),
    entropyError: encoded.is === 'failed' ? encoded.error : undefined,
    phraseError: checked.is === 'failed' ? checked.error : undefined,
    checked: failed === undefined ? checked : undefined,
    loadExample: useExample(check, ({ input }) => {
      setFromPhrase(true);
      setTyped(String(input));
    }),
  };
}

export type Phrase = ReturnType<typeof usePhrase>;
