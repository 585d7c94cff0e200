const CHARACTERS = '.,-@/:_?!#&+*=\'"()';

/** Words of the usual symbols in their order. */
const name = (words: string): Readonly<Record<string, string>> => {
  const list = words.split(' ');
  return Object.fromEntries([...CHARACTERS].map((character, at) => [character, list[at] ?? character]));
};

/** The names of symbols; two words are joined by a hyphen, because a space separates words. */
export const symbols = {
  icao: {
    ...name(
      'Stop Comma Hyphen At Slash Colon Underscore Question-mark Exclamation-mark Hash Ampersand Plus Asterisk Equals Apostrophe Quote Left-parenthesis Right-parenthesis',
    ),
    ';': 'Semicolon',
    '\\': 'Backslash',
    '%': 'Percent',
    $: 'Dollar',
    '^': 'Caret',
    '~': 'Tilde',
    '|': 'Pipe',
    '`': 'Backtick',
    '<': 'Less-than',
    '>': 'Greater-than',
    '[': 'Left-bracket',
    ']': 'Right-bracket',
    '{': 'Left-brace',
    '}': 'Right-brace',
  },
  german: name(
    'Punkt Komma Bindestrich At Schrägstrich Doppelpunkt Unterstrich Fragezeichen Ausrufezeichen Raute Und-Zeichen Plus Stern Gleich Apostroph Anführungszeichen Klammer-auf Klammer-zu',
  ),
  french: name(
    'Point Virgule Tiret Arobase Barre-oblique Deux-points Tiret-bas Point-d’interrogation Point-d’exclamation Dièse Esperluette Plus Astérisque Égal Apostrophe Guillemet Parenthèse-ouvrante Parenthèse-fermante',
  ),
  spanish: name(
    'Punto Coma Guion Arroba Barra Dos-puntos Guion-bajo Interrogación Exclamación Almohadilla Et Más Asterisco Igual Apóstrofo Comillas Abre-paréntesis Cierra-paréntesis',
  ),
  italian: name(
    'Punto Virgola Trattino Chiocciola Barra Due-punti Trattino-basso Interrogativo Esclamativo Cancelletto E-commerciale Più Asterisco Uguale Apostrofo Virgolette Aperta-parentesi Chiusa-parentesi',
  ),
  portuguese: name(
    'Ponto Vírgula Hífen Arroba Barra Dois-pontos Sublinhado Interrogação Exclamação Cardinal E-comercial Mais Asterisco Igual Apóstrofo Aspas Abre-parênteses Fecha-parênteses',
  ),
  russian: name(
    'Точка Запятая Дефис Собака Дробь Двоеточие Подчёркивание Вопросительный-знак Восклицательный-знак Решётка Амперсанд Плюс Звёздочка Равно Апостроф Кавычка Скобка-открывается Скобка-закрывается',
  ),
} satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
