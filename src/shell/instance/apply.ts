import { tools } from '#engine/tools';
import { chosenLanguage, preferredLanguage } from '#kit/settings/language.ts';
import { optionDefaults } from '#kit/settings/option-defaults.ts';
import { notify } from '#kit/context/toasts.ts';
import { openDeferred } from '../start/deferred.tsx';
import { laterTextNow } from '../texts/later.ts';
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
    // What still waits in the server's words must follow.
    openDeferred();
    optionDefaults.set(defaults);
    instance.set({ hidden: new Set(Object.keys(tools).filter(isHidden)), homeText });
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
  notify({
    kind: 'error',
    text: laterTextNow('instanceBroken', { key, value: received }),
    action: { label: laterTextNow('reload'), run: () => location.reload() },
  });
}
