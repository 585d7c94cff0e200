import english from 'virtual:locale/en';
import later from 'virtual:locale-later';
import { englishDescriptions } from './descriptions.ts';

/*
 * To be imported by every part of the shell that is fetched later and uses texts of `locales-later` or descriptions of
 * tools: it brings them in English. (Other languages are fetched as a whole.)
 */
Object.assign(english.ui, later.ui);
englishDescriptions.set(later.descriptions);
