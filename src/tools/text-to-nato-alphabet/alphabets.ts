import { symbols } from './symbols.ts';

export type AlphabetName = 'icao' | 'german' | 'french' | 'spanish' | 'italian' | 'portuguese' | 'russian';

export interface Alphabet {
  /** The word of each letter (small), digit and symbol. */
  readonly words: ReadonlyMap<string, string>;
  /** Other spellings of words that are understood when reading. */
  readonly heard: Readonly<Record<string, string>>;
  /** Stands before the word of a capital letter. */
  readonly capital: string;
}

const LATIN = 'abcdefghijklmnopqrstuvwxyz';

/** Words of the letters in their order, parted by commas. */
function alphabet(
  name: AlphabetName,
  letters: string,
  words: string,
  digits: string,
  capital: string,
  heard: Readonly<Record<string, string>> = {},
): Alphabet {
  const list = words.split(', ');
  const named = [...letters].map((letter, at) => [letter, list[at] ?? letter] as const);
  const counted = digits.split(' ').map((word, digit) => [String(digit), word] as const);
  return { words: new Map([...named, ...counted, ...Object.entries(symbols[name])]), heard, capital };
}

export const alphabets: Readonly<Record<AlphabetName, Alphabet>> = {
  // ICAO Annex 10, volume II, figure 5-1: Alfa and Juliett are spelled so on purpose.
  icao: alphabet(
    'icao',
    LATIN,
    'Alfa, Bravo, Charlie, Delta, Echo, Foxtrot, Golf, Hotel, India, Juliett, Kilo, Lima, Mike, November, Oscar, Papa, Quebec, Romeo, Sierra, Tango, Uniform, Victor, Whiskey, X-ray, Yankee, Zulu',
    'Zero One Two Three Four Five Six Seven Eight Nine',
    'Capital',
    { alpha: 'a', juliet: 'j', whisky: 'w', xray: 'x', niner: '9', tree: '3', fower: '4', fife: '5', ait: '8' },
  ),
  // DIN 5009:2022-06, names of towns.
  german: alphabet(
    'german',
    `${LATIN}äöüß`,
    'Aachen, Berlin, Chemnitz, Düsseldorf, Essen, Frankfurt, Goslar, Hamburg, Ingelheim, Jena, Köln, Leipzig, München, Nürnberg, Offenbach, Potsdam, Quickborn, Rostock, Salzwedel, Tübingen, Unna, Völklingen, Wuppertal, Xanten, Ypsilon, Zwickau, Umlaut-Aachen, Umlaut-Offenbach, Umlaut-Unna, Eszett',
    'Null Eins Zwei Drei Vier Fünf Sechs Sieben Acht Neun',
    'Groß',
    { zwo: '2' },
  ),
  french: alphabet(
    'french',
    LATIN,
    'Anatole, Berthe, Célestin, Désiré, Eugène, François, Gaston, Henri, Irma, Joseph, Kléber, Louis, Marcel, Nicolas, Oscar, Pierre, Quintal, Raoul, Suzanne, Thérèse, Ursule, Victor, William, Xavier, Yvonne, Zoé',
    'Zéro Un Deux Trois Quatre Cinq Six Sept Huit Neuf',
    'Majuscule',
  ),
  spanish: alphabet(
    'spanish',
    `${LATIN}ñ`,
    'Antonio, Barcelona, Carmen, Dolores, Enrique, Francia, Gerona, Historia, Inés, José, Kilo, Lorenzo, Madrid, Navarra, Oviedo, París, Querido, Ramón, Sábado, Tarragona, Ulises, Valencia, Washington, Xiquena, Yegua, Zaragoza, Ñoño',
    'Cero Uno Dos Tres Cuatro Cinco Seis Siete Ocho Nueve',
    'Mayúscula',
  ),
  italian: alphabet(
    'italian',
    LATIN,
    'Ancona, Bologna, Como, Domodossola, Empoli, Firenze, Genova, Hotel, Imola, Jolly, Kappa, Livorno, Milano, Napoli, Otranto, Palermo, Quadro, Roma, Savona, Torino, Udine, Venezia, Washington, Xilofono, York, Zara',
    'Zero Uno Due Tre Quattro Cinque Sei Sette Otto Nove',
    'Maiuscola',
  ),
  portuguese: alphabet(
    'portuguese',
    LATIN,
    'Aveiro, Bragança, Coimbra, Dafundo, Évora, Faro, Guarda, Horta, Itália, José, Kilograma, Lisboa, Maria, Nazaré, Ovar, Porto, Queluz, Rossio, Setúbal, Tavira, Unidade, Vidago, Waldemar, Xavier, York, Zulmira',
    'Zero Um Dois Três Quatro Cinco Seis Sete Oito Nove',
    'Maiúscula',
  ),
  russian: alphabet(
    'russian',
    'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
    'Анна, Борис, Василий, Григорий, Дмитрий, Елена, Ёлка, Женя, Зинаида, Иван, Иван-краткий, Константин, Леонид, Михаил, Николай, Ольга, Павел, Роман, Семён, Татьяна, Ульяна, Фёдор, Харитон, Цапля, Человек, Шура, Щука, Твёрдый-знак, Еры, Мягкий-знак, Эхо, Юрий, Яков',
    'Ноль Один Два Три Четыре Пять Шесть Семь Восемь Девять',
    'Заглавная',
  ),
};
