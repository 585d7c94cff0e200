import type { Configuration } from './settings.ts';

/** The element of a page that holds its settings. A script of data: the policy lets it be. */
export const configurationElement = (configuration: Configuration): string =>
  `<script type="application/json" id="configuration">${JSON.stringify(configuration).replaceAll('<', '\\u003c')}</script>`;
