/*
 * The only Trusted Types policy: scripts may come from this site's own files and nowhere else; HTML from strings is
 * refused. It is the default one because Vite's worker and service worker registration know no other.
 */
interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

factory?.createPolicy('default', {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin)
      throw new TypeError(`Refused to load a script from ${url}`);
    return url;
  },
});
