import type { Operations } from './registry.ts';

/*
 * All doorways (option specs) in one chunk. The query makes copies, so that the chunk does not fall apart
 * into one per tool; run operations through the registry, never through these copies.
 */
const modules = import.meta.glob<Operations>('../tools/*/operations.ts', { eager: true, query: '?catalogue' });

export const catalogue: Readonly<Record<string, Operations>> = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path.split('/')[2] ?? path, { ...module }]),
);
