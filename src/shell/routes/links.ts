/** Where the product lives outside of itself. A fork changes this one file. */
export const links = {
  repository: 'https://example.org/handy-tools',
  issues: 'https://example.org/handy-tools/issues',
  social: 'https://example.org/@handy-tools',
  support: 'https://example.org/handy-tools/support',
  /** The profile of who makes it. */
  author: 'https://example.org/@handy-tools-contributors',
  /** Where a weakness is reported in private, and what is promised to whoever does. */
  security: 'https://example.org/handy-tools/security/advisories/new',
  securityPolicy: 'https://example.org/handy-tools/security/policy',
} as const;
