/** The button that opens the first result in sight in another tool; undefined while there is none. */
export const openInButton = (): HTMLButtonElement | undefined =>
  [...document.querySelectorAll<HTMLButtonElement>('main [data-open-in]:not(:disabled)')].find(
    ({ offsetParent }) => offsetParent !== null,
  );
