import { useIntlLanguage } from '#kit/settings/language.ts';
import { useStore } from '#kit/settings/store.ts';
import { instance } from './instance.ts';
import styles from './instance-text.module.css';

/** The operator's text on home. */
export function InstanceText() {
  const language = useIntlLanguage();
  const { homeText } = useStore(instance);
  const text = typeof homeText === 'string' ? homeText : (homeText[language] ?? homeText.en ?? '');
  return text === '' ? null : <p className={styles['root']}>{text}</p>;
}
