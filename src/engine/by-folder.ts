/** Modules found by a glob over `../tools/*`, by the name of the tool's folder. */
export const byFolder = <T>(modules: Record<string, T>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(modules).map(([path, module]) => [path.split('/')[2] ?? path, module]));
