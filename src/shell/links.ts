/** Where the product lives outside of itself. A fork changes this one file. */
export const links = {
  repository: 'https://example.org/handy-tools',
  issues: 'https://example.org/handy-tools/issues',
  social: 'https://example.org/@handy-tools',
  support: 'https://example.org/handy-tools/support',
  author: 'https://example.org/handy-tools/authors',
} as const;
