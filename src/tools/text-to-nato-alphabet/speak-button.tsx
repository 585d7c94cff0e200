import { useEffect, useState } from 'react';
import { Button, useMessages, type TextValue } from '#kit';
import type { AlphabetName } from './alphabets.ts';
import { guessAlphabet } from './guess-alphabet.ts';
import type en from './locales/en.json';

const TAGS: Readonly<Record<AlphabetName, string>> = {
  icao: 'en',
  german: 'de',
  french: 'fr',
  spanish: 'es',
  italian: 'it',
  portuguese: 'pt',
  russian: 'ru',
};

/** A voice of the device itself: others send the text to their maker. */
function useVoice(alphabet: AlphabetName): SpeechSynthesisVoice | undefined {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const refresh = () => setVoices(speechSynthesis.getVoices());
    refresh();
    speechSynthesis.addEventListener('voiceschanged', refresh);
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', refresh);
      speechSynthesis.cancel();
    };
  }, []);
  return voices.find((voice) => voice.localService && voice.lang.startsWith(TAGS[alphabet]));
}

/** Reads the words aloud; absent where the device has no voice of its own for the language. */
export function SpeakButton({ words: value }: { words: TextValue | undefined }) {
  const t = useMessages<typeof en.ui>();
  const words = typeof value === 'string' ? value : undefined;
  const voice = useVoice(words === undefined ? 'icao' : guessAlphabet(words));
  const [isSpeaking, setSpeaking] = useState(false);
  if (voice === undefined) return null;
  const speak = () => {
    speechSynthesis.cancel();
    if (isSpeaking || words === undefined) return setSpeaking(false);
    const speech = new SpeechSynthesisUtterance(words.replaceAll(/[-\s]+/g, ' '));
    speech.voice = voice;
    speech.lang = voice.lang;
    speech.onend = () => setSpeaking(false);
    speech.onerror = () => setSpeaking(false);
    speechSynthesis.speak(speech);
    setSpeaking(true);
  };
  return (
    <Button {...(isSpeaking && { icon: 'player-stop' })} disabled={words === undefined} onClick={speak}>
      {t(isSpeaking ? 'stop' : 'speak')}
    </Button>
  );
}
