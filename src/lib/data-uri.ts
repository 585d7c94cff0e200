/** Types outside `text/` whose content is a text all the same (RFC 6839, sections 3.1 and 4.1, for the suffixes). */
const TEXT = /^(?:text\/.*|application\/(?:.*\+)?(?:json|xml|yaml|javascript))$/;

/**
 * Whether a data URI in Base64 (RFC 2397) says that it holds a text, from its beginning up to the comma at least; without
 * a type it does (section 3). Undefined for what is no such URI.
 */
export function holdsText(sample: string): boolean | undefined {
  const description = /^\s*data:([^,]*),/i.exec(sample)?.[1];
  if (description === undefined || !/;\s*base64\s*$/i.test(description)) return undefined;
  const [type = ''] = description.split(';');
  return type.trim() === '' || TEXT.test(type.trim().toLowerCase());
}
