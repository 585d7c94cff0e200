import type { AnyLanguage, Language } from '#engine/messages';
import { chosenLanguage, loadCatalog, spoken } from '#kit/settings/language.ts';
import { notify } from '#kit/context/toasts.ts';
import { textNow } from './messages.ts';
import { loadMessages, toolsInUse } from '../tool-page/tool-loader.ts';

let asked = 0;

/** Changes what is spoken when all texts have arrived; what was spoken stays if they cannot be had. The newest call wins. */
export async function speak(language: AnyLanguage): Promise<void> {
  const turn = ++asked;
  try {
    const [catalog] = await Promise.all([
      loadCatalog(language),
      ...toolsInUse().map((tool) => loadMessages(tool, language)),
    ]);
    if (turn === asked) spoken.set({ language, catalog });
  } catch {
    notify({ kind: 'error', text: textNow('languageFailed') });
  }
}

/** The user's choice, which is remembered. */
export function chooseLanguage(language: Language): void {
  chosenLanguage.set(language);
  void speak(language);
}
