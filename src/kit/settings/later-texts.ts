import { formatMessage } from '#engine/messages';
import later from '../locales/later/en.json';
import { spoken, type CommonKey, type Translate } from './language.ts';
import { useStore } from './store.ts';

/**
 * Texts of the kit for its parts that are fetched. Those of English come with them, so that the first script does without;
 * the catalogs of other languages have them all.
 */
export function useLaterTexts(): Translate<CommonKey | keyof typeof later> {
  const { language, catalog } = useStore(spoken);
  return (key, params = {}) => formatMessage({ ...later, ...catalog.ui }, key, params, language);
}
