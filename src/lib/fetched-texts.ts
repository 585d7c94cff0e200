type Load = () => Promise<{ readonly default: string }>;

/**
 * Fetches texts that are modules of their own, and keeps what came. `fail` makes the error where one cannot be had.
 *
 * A browser never asks again for a module that failed, so a later attempt takes another address; the browser's own words
 * tell the first one.
 */
export function fetchedTexts(fail: () => Error): (load: Load) => Promise<string> {
  const kept = new Map<Load, Promise<string>>();
  const failed = new Map<Load, string>();
  let attempts = 0;
  const fetchModule = (load: Load): ReturnType<Load> => {
    const address = failed.get(load);
    if (address === undefined) return load();
    return import(/* @vite-ignore */ `${address}?again=${++attempts}`) as ReturnType<Load>;
  };
  return (load) => {
    const before = kept.get(load);
    if (before !== undefined) return before;
    const text = fetchModule(load).then(
      (module) => module.default,
      (error: unknown) => {
        kept.delete(load);
        const [file] = /https?:[^\s?]+\.js/.exec(String(error)) ?? [];
        if (file !== undefined) failed.set(load, file);
        throw fail();
      },
    );
    kept.set(load, text);
    return text;
  };
}
