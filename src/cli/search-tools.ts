import { searcher } from '#engine/fuzzy-search';
import { allHits, fold } from '#engine/search';
import type { ToolFacts } from './facts.ts';
import { UsageError } from './failure.ts';
import { headOf } from './listing.ts';

const MOST_FOUND = 10;

/** Tools that answer a query, best first, as the palette of the page finds them. Throws `UsageError` when there are none. */
export function searchTools(tools: readonly ToolFacts[], query: string): string {
  if (query.trim() === '') throw new UsageError('There is nothing to search for.', 'handy search make xml pretty');
  const search = searcher(
    tools.map(({ tool, command, title, description, categoryTitle, keywords, weight }) => ({
      id: tool,
      names: [fold(title)],
      words: [command, ...keywords.map(fold)],
      descriptions: [fold(description)],
      category: categoryTitle,
      weight,
    })),
  );
  const found = allHits(search(query)).flatMap((id) => tools.filter(({ tool }) => tool === id));
  if (found.length === 0) throw new UsageError(`No tool was found for “${query}”.`, 'handy list');
  return found
    .slice(0, MOST_FOUND)
    .map((facts) => `${headOf(facts)}\n  ${facts.description}\n`)
    .join('');
}
