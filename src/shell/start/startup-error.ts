import { formatMessage } from '#engine/messages';
import { loadCatalog, preferredLanguage } from '#kit/settings/language.ts';
import { ConfigurationError, readConfiguration } from '../configuration/schema.ts';
import { textsOf } from '../texts/later.ts';
import styles from './fault.module.css';

/**
 * Shows what is wrong with the startup settings in place of the page, and rejects with the `ConfigurationError`, so that
 * the console has it, too.
 */
export async function refuseToStart(received: unknown): Promise<never> {
  const error = errorOf(received);
  const language = preferredLanguage();
  const catalog = await loadCatalog(language).catch(() => loadCatalog('en'));
  const t = (key: string, params = {}) => formatMessage(textsOf(catalog.ui), key, params, language);
  const box = element('div', '');
  box.className = styles['root'] ?? '';
  box.setAttribute('role', 'alert');
  box.append(
    element('h1', t('configurationTitle')),
    element('p', t('configurationText', { key: error.key, value: error.received })),
    element('code', error.message),
  );
  document.title = t('configurationTitle');
  document.body.replaceChildren(box);
  delete document.documentElement.dataset['pending'];
  throw error;
}

function errorOf(received: unknown): ConfigurationError {
  try {
    readConfiguration(received);
  } catch (error) {
    if (error instanceof ConfigurationError) return error;
    throw error;
  }
  throw new Error('The settings are sound.');
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
