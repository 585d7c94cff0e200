import type { Detectors } from '#engine/detector';
import type * as operations from './operations.ts';

/** Beginnings of wrapped links, as mail filters and large sites write them; all that can be read are in services.ts. */
const WRAPPED = new RegExp(
  'https?://(?:' +
    [
      String.raw`[\w-]+\.safelinks\.protection\.(?:outlook\.com|office365\.us|partner\.outlook\.cn)/`,
      String.raw`urldefense\.(?:proofpoint\.)?com/v[123]/`,
      String.raw`linkprotect\.cudasvc\.com/url\?`,
      String.raw`secure-web\.cisco\.com/`,
      String.raw`protect2?\.fireeye\.com/`,
      String.raw`[\w-]+\.protection\.sophos\.com/\?`,
      String.raw`clicktime\.symantec\.com/`,
      String.raw`www\.google\.com/(?:url\?|amp/s/)`,
      String.raw`www\.googleadservices\.com/pagead/aclk\?`,
      String.raw`(?:www|m)\.youtube\.com/redirect\?`,
      String.raw`(?:lm?\.facebook|l\.messenger)\.com/l\.php\?`,
      String.raw`l\.(?:instagram\.com|threads\.net|threads\.com)/\?`,
      String.raw`l\.wl\.co/l\?`,
      String.raw`www\.linkedin\.com/(?:redir|safety)/`,
      String.raw`slack-redir\.net/link\?`,
      String.raw`statics\.teams\.cdn\.office\.net/evergreen-assets/safelinks/`,
      String.raw`[\w-]+\.r\.[\w-]+\.awstrack\.me/L`,
      String.raw`out\.reddit\.com/`,
      String.raw`steamcommunity\.com/linkfilter/`,
      String.raw`(?:m\.)?vk\.com/away\.php\?`,
      String.raw`duckduckgo\.com/l/\?`,
      String.raw`(?:www\.)?bing\.com/ck/a\?`,
      String.raw`r\.search\.yahoo\.com/`,
    ].join('|') +
    ')',
  'i',
);

const ONE_LINK = /^\s*<?https?:\/\/\S+\s*$/i;

/** How sure it is that the text is one wrapped link, perhaps in angle brackets. */
export const detectLink = (sample: string): number =>
  ONE_LINK.test(sample) && WRAPPED.exec(sample)?.index === sample.search(/https?:/i) ? 0.95 : 0;

/** How sure it is that wrapped links are in the text. */
export const detectText = (sample: string): number => (WRAPPED.test(sample) ? (ONE_LINK.test(sample) ? 0.5 : 0.65) : 0);

export const detectors = {
  decode: { detect: detectLink, answer: ([link]) => link && [link.target] },
  replace: { detect: detectText },
} satisfies Detectors<typeof operations>;
