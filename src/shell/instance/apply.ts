import { formatMessage } from '#engine/messages';
import { tools } from '#engine/tools';
import { chosenLanguage, preferredLanguage, spoken } from '#kit/settings/language.ts';
import { hiddenTools } from '#kit/settings/hidden-tools.ts';
import { optionDefaults } from '#kit/settings/option-defaults.ts';
import { notify } from '#kit/context/toasts.ts';
import { openDeferred } from '../start/deferred.tsx';
import { speak } from '../texts/speak.ts';
import { instance } from './instance.ts';
import { checkOptions, InstanceError, readInstanceFile } from './schema.ts';

/** Checks the text of config.json and puts it to work. A broken one is told about and changes nothing. */
export async function applyInstance(text: string): Promise<void> {
  try {
    const { hide, homeText, language, options } = readInstanceFile(text);
    const hasOptions = Object.keys(options).length > 0;
    const defaults = hasOptions ? checkOptions(options, (await import('#engine/catalogue')).catalogue) : {};
    const isHidden = (id: string) =>
      hide.tools.includes(id) || hide.categories.some((category) => category === tools[id]?.category);
    // The rest, still in the server's words, must follow.
    openDeferred();
    optionDefaults.set(defaults);
    const hidden = new Set(Object.keys(tools).filter(isHidden));
    hiddenTools.set(hidden);
    instance.set({ hidden, homeText });
    const isAsked = new URLSearchParams(location.search).has('lang');
    if (language !== undefined && chosenLanguage.get() === '' && !isAsked) await speak(language);
  } catch (error) {
    if (!(error instanceof InstanceError)) throw error;
    console.error(error.message);
    await tell(error);
  }
}

/** In the user's language, which may still be on its way. */
async function tell({ key, received }: InstanceError): Promise<void> {
  await speak(preferredLanguage());
  const { language, catalog } = spoken.get();
  const t = (name: string, params = {}) => formatMessage(catalog.ui, name, params, language);
  notify({
    kind: 'error',
    text: t('instanceBroken', { key, value: received }),
    action: { label: t('reload'), run: () => location.reload() },
  });
}
