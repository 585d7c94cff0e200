import { useMounted } from '#kit/hooks/use-mounted.ts';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** What the keys for commands and options are called on this computer. The server knows no Mac. */
export function useModifier(): { readonly command: string; readonly option: string } {
  return useMounted() && isApple() ? { command: '⌘', option: '⌥' } : { command: 'Ctrl', option: 'Alt' };
}
