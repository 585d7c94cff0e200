import type { AnyLanguage, Language } from '#engine/messages';
import { chosenLanguage, loadCatalog, spoken } from '#kit/language.ts';
import { loadMessages, toolsInUse } from './tool-loader.ts';

/** Changes what is spoken when all texts have arrived. The newest call wins. */
let asked = 0;
export async function speak(language: AnyLanguage): Promise<void> {
  const turn = ++asked;
  const [catalog] = await Promise.all([
    loadCatalog(language),
    ...toolsInUse().map((tool) => loadMessages(tool, language)),
  ]);
  if (turn === asked) spoken.set({ language, catalog });
}

/** The user's choice, which is remembered. */
export function chooseLanguage(language: Language): void {
  chosenLanguage.set(language);
  void speak(language);
}
