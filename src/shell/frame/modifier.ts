import { useMounted } from '#kit/hooks/use-mounted.ts';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The names of the keys for commands and options on this computer. The server knows no Mac. */
export function useModifier(): { readonly command: string; readonly option: string } {
  return useMounted() && isApple() ? { command: '⌘', option: '⌥' } : { command: 'Ctrl', option: 'Alt' };
}
