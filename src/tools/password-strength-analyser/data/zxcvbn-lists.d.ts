/* The packages declare their whole collections only, of which this tool takes some lists. */
declare module '@zxcvbn-ts/*.json.mjs' {
  const list: (string | number)[];
  export default list;
}
declare module '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs' {
  import type { OptionsGraph } from '@zxcvbn-ts/core';

  const graphs: OptionsGraph;
  export default graphs;
}
declare module '@zxcvbn-ts/core/dist/data/l33tTable.mjs' {
  import type { OptionsL33tTable } from '@zxcvbn-ts/core';

  const table: OptionsL33tTable;
  export default table;
}
