import { languages } from '#engine/messages';
import { isLanguage, useIntlLanguage } from '#kit/settings/language.ts';
import { classes } from '#kit/parts/classes.ts';
import { Icon } from '#kit/parts/icon.tsx';
import select from '#kit/parts/select.module.css';
import styles from './header.module.css';
import { LANGUAGE_NAMES } from '../texts/language-names.ts';
import { useShellMessages } from '../texts/messages.ts';
import { chooseLanguage } from '../texts/speak.ts';

export function LanguageSelect() {
  const t = useShellMessages();
  const language = useIntlLanguage();
  return (
    <span className={classes(select['root'], styles['language'])}>
      <select
        aria-label={t('language')}
        value={language}
        onChange={(event) => {
          if (isLanguage(event.target.value)) chooseLanguage(event.target.value);
        }}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}
