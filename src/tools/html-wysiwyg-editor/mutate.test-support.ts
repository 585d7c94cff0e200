/** Variants of a text in which pieces are put in and characters taken out, always the same ones in the same order. */
export function createMutator(text: string, pieces: readonly string[]): () => string {
  let state = 7;
  // A Lehmer generator (Park and Miller, 1988), so that a failure comes again.
  const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  return () => {
    let mutated = text;
    for (let change = next(6); change >= 0; change -= 1) {
      const at = next(mutated.length + 1);
      mutated = mutated.slice(0, at) + (pieces[next(pieces.length)] ?? '') + mutated.slice(at + next(9));
    }
    return mutated;
  };
}
