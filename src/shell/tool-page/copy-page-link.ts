/**
 * Copies the link of the page: on a tool by the tool's own button, which knows of options and asks about inputs, else
 * the address without query and fragment.
 */
export function copyPageLink(copy: (text: string) => Promise<boolean>): void {
  const button = document.querySelector<HTMLElement>('[data-copy-link]');
  if (button === null) void copy(location.origin + location.pathname);
  else button.click();
}
