// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy } from '../hosting/headers.mjs';

/*
 * A page for each old path, for hosts that cannot redirect. The script keeps query and fragment; without JavaScript the
 * page leads on all the same, and a link stays for whoever has switched even that off.
 */

/** Its own file, as the policy wants it. The canonical address is the one to go to. */
const SCRIPT = `location.replace(document.querySelector('link[rel=canonical]').href + location.search + location.hash);\n`;

const POLICY = contentSecurityPolicy({ scripts: [] }, { meta: true });

/** @param {string} path of the site, as all paths in a page moved by set-base.mjs */
const page = (path) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>Handy Tools</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${path}">
<script src="/redirect.js"></script>
<noscript><meta http-equiv="refresh" content="0; url=${path}"></noscript>
</head>
<body>
<p><a href="${path}">${path.slice(1)}</a></p>
</body>
</html>
`;

/** @param {string} site @param {Record<string, string>} redirects old paths and where they lead */
export function writeRedirectPages(site, redirects) {
  writeFileSync(join(site, 'redirect.js'), SCRIPT);
  for (const [from, to] of Object.entries(redirects)) {
    const folder = join(site, from.slice(1));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), page(to));
  }
}
