/** What the bundler knows of modules. */
interface Modules {
  getModuleInfo(id: string): { code: string | null; importedIds: string[]; dynamicImporters: string[] } | null;
}

/**
 * Characters of source up to which the body of an operation comes with the tool's doorway. Others that the minifier makes
 * small enough are files of their own, fetched together with the page (`neededFiles` in scripts/build.mjs).
 */
const SMALL = 24_000;

const DOORWAY = /src\/tools\/([\w-]+)\/(?:operations|detect)\.ts$/;

/**
 * The chunk of a module of a tool: its doorway (`operations.ts`, `detect.ts`), and bodies that are small with all they
 * import and need no package, so that a page asks for one file and not for several. Null leaves it to the bundler.
 */
export function operationsOf(id: string, modules: Modules): string | null {
  const tool = DOORWAY.exec(id)?.[1] ?? smallBodyOf(id, modules);
  return tool === undefined ? null : `operations-${tool}`;
}

/** The tool whose operations fetch this module as a body. */
function smallBodyOf(id: string, modules: Modules): string | undefined {
  const importers = modules.getModuleInfo(id)?.dynamicImporters ?? [];
  const tool = importers.map((importer) => DOORWAY.exec(importer)?.[1]).find((name) => name !== undefined);
  if (tool === undefined || !id.includes(`/src/tools/${tool}/`)) return undefined;
  const seen = new Set([id]);
  let size = 0;
  for (const next of seen) {
    const info = modules.getModuleInfo(next);
    if (info === null || !/\/src\/(?:tools|lib|engine)\//.test(next)) return undefined;
    size += info.code?.length ?? Infinity;
    if (size > SMALL) return undefined;
    for (const imported of info.importedIds) seen.add(imported);
  }
  return tool;
}
