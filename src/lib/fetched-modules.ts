/**
 * Fetches modules of data, and keeps what came. `fail` makes the error where one cannot be had.
 *
 * A browser never asks again for a module that failed, so a later attempt takes another address; the browser's own words
 * tell the first one.
 */
export function fetchedModules(fail: () => Error): <Module>(load: () => Promise<Module>) => Promise<Module> {
  const kept = new Map<() => Promise<unknown>, Promise<unknown>>();
  const failed = new Map<() => Promise<unknown>, string>();
  let attempts = 0;
  const fetchModule = (load: () => Promise<unknown>): Promise<unknown> => {
    const address = failed.get(load);
    return address === undefined ? load() : import(/* @vite-ignore */ `${address}?again=${++attempts}`);
  };
  return <Module>(load: () => Promise<Module>) => {
    const before = kept.get(load);
    if (before !== undefined) return before as Promise<Module>;
    const module = fetchModule(load).catch((error: unknown) => {
      kept.delete(load);
      const [file] = /https?:[^\s?]+\.js/.exec(String(error)) ?? [];
      if (file !== undefined) failed.set(load, file);
      throw fail();
    });
    kept.set(load, module);
    return module as Promise<Module>;
  };
}
