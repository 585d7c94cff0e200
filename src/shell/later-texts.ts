import english from 'virtual:locale/en';
import later from 'virtual:locale-later';

/*
 * To be imported by every part of the shell that is fetched later and uses texts of `locales-later`: it brings them in
 * English. (Other languages are fetched as a whole.)
 */
Object.assign(english.ui, later);
