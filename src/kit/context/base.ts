/**
 * The path the site lives under, `/` or `/tools/`. Built files know it from where they were loaded, so that a built
 * site can be moved without a new build.
 */
export const base: string =
  // To the bundler this is not a file that the code asks for.
  import.meta.env.SSR || import.meta.env.DEV ? '/' : new URL(/* @vite-ignore */ '../', import.meta.url).pathname;
