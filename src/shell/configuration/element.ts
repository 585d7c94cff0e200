import type { Configuration } from './settings.ts';

/** An element of a page that holds data for its scripts. A script of data: the policy lets it be. */
export const dataElement = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** The element of a page that holds its settings. */
export const configurationElement = (configuration: Configuration): string =>
  dataElement('configuration', configuration);
