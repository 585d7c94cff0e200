import type { Page } from '@playwright/test';

/** The files that a tool's page fetches and the home page does not, from the built HTML. */
export async function ownFiles(page: Page, id: string): Promise<string[]> {
  const filesOf = async (path: string) =>
    [...(await (await page.request.get(path)).text()).matchAll(/(?:href|src)="[^"]*?(assets\/[\w.-]+\.js)"/g)].map(
      ([, file = '']) => file,
    );
  const home = await filesOf('./');
  return (await filesOf(`./${id}`)).filter((file) => !home.includes(file));
}

/** The file with the page itself. */
export async function pageFile(page: Page, id: string): Promise<string> {
  const files = await ownFiles(page, id);
  const own = files.find((file) => /\/page-/.test(file));
  if (own === undefined) throw new Error(`No page file of "${id}" among: ${files.join(', ')}`);
  return own;
}
