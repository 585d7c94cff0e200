import cards from 'virtual:cards';
import english from 'virtual:locale/en';

/*
 * The English card texts of all tools. They come with the parts that show them, home and palette, so that the page of a
 * tool does not load them; the catalogues of the other languages have them.
 */
const withCards = Object.entries(english.tools).map(([id, [title]]) => [id, [title, cards[id]]]);
Object.assign(english.tools, Object.fromEntries(withCards));
