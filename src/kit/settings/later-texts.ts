import { formatMessage } from '#engine/messages';
import later from '../locales/later/en.json';
import { spoken, withLater, type CommonKey, type Translate } from './language.ts';
import { useStore } from './store.ts';

const textsOf = withLater(later);

/** Texts of the kit for its parts that are fetched. */
export function useLaterTexts(): Translate<CommonKey | keyof typeof later> {
  const { language, catalog } = useStore(spoken);
  return (key, params = {}) => formatMessage(textsOf(catalog.ui), key, params, language);
}
