/** The meaning of a piece of a user agent, where it has one of its own. */
const MEANINGS = [
  ['mozilla', /^Mozilla\//],
  ['webkit', /^AppleWebKit\//],
  ['khtml', /^KHTML\b|^like Gecko$/],
  ['gecko', /^Gecko\/|^rv:/],
  ['chrome', /^(?:Chrome|Chromium)\//],
  ['safari', /^Safari\//],
  ['version', /^Version\//],
  ['mobile', /^Mobile(?:$|\/)/],
  ['brand', /^(?:Edg\w*|OPR|Firefox|FxiOS|CriOS|Vivaldi|YaBrowser|SamsungBrowser|Whale|Brave|DuckDuckGo|EdgiOS)\//],
  ['windows', /^Windows\b/],
  ['processor', /^(?:Win64|x64|WOW64|x86_64|i686|arm64|aarch64|Linux (?:x86_64|i686|aarch64|armv\w+)|ARM)$/i],
  ['mac', /^(?:Macintosh$|Intel Mac OS X)/],
  ['x11', /^X11$/],
  ['linux', /^Linux\b/],
  ['android', /^Android\b/],
  ['reduced', /^K$/],
  ['webview', /^wv$/],
  ['ios', /^(?:iPhone|iPad|iPod|CPU (?:iPhone )?OS .*)$/],
  ['compatible', /^compatible$/],
  ['trident', /^(?:MSIE |Trident\/)/],
  ['address', /^\+?(?:https?:\/\/|mailto:)/],
  ['language', /^[a-z]{2}[-_][A-Z]{2}$/],
  ['product', /^[\w.+-]+\/v?\d/],
] as const;

export type Meaning = (typeof MEANINGS)[number][0] | 'detail';

export interface Token {
  readonly text: string;
  readonly meaning: Meaning;
}

/** Pieces that are told of; a longer list is nobody's user agent. */
const MOST = 200;
/** Within a comment of a comment nothing ends. */
const NEVER = /(?!)/;

/** The products and the parts of the comments of a user agent (RFC 9110, section 10.1.5), in their order. */
export function splitTokens(userAgent: string): Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  let start = 0;
  const end = (at: number) => {
    const text = userAgent.slice(start, at).trim().replace(/,$/, '');
    start = at + 1;
    if (text !== '' && tokens.length < MOST) tokens.push({ text, meaning: meaningOf(text) });
  };
  for (let at = 0; at <= userAgent.length; at++) {
    const character = userAgent.charAt(at);
    const isEnd = character === '' || (depth === 0 ? /[\s(]/ : depth === 1 ? /[;)]/ : NEVER).test(character);
    if (isEnd) end(at);
    if (character === '(') depth++;
    if (character === ')' && depth > 0) depth--;
  }
  return tokens;
}

const meaningOf = (text: string): Meaning =>
  MEANINGS.find(([, pattern]) => pattern.test(text.slice(0, 200)))?.[0] ?? 'detail';
