const LINKS = /^(?:https?|ftps?|mailto|tel|sms|callto|xmpp|ircs?|matrix|cid):/i;
const PICTURES = /^(?:https?:|data:image\/(?:avif|bmp|gif|jpeg|jpg|png|svg\+xml|webp|x-icon)[;,])/i;

/** Whether an address cannot run a script: relative, or of a scheme known to be harmless there. */
export function isSafeAddress(address: string, attribute: 'href' | 'src' | 'srcset'): boolean {
  // Browsers skip whitespace and control characters (URL Standard, 4.4).
  const plain = address.replace(/[\0-\x20\x7f-\x9f]/g, '');
  if (attribute === 'srcset') return !/(?:^|,)(?!https?:)[a-z][a-z0-9+.-]*:/i.test(plain);
  const scheme = /^[^/?#]*?:/.exec(plain);
  return scheme === null || (attribute === 'src' ? PICTURES : LINKS).test(plain);
}
