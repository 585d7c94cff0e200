import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { base } from '#kit/context/base.ts';
import { matchRoute } from './routes.ts';
import { loadTool } from '../tool-page/tool-loader.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style' | 'href'> {
  /** Path below the base. */
  readonly to: string;
}

/**
 * A link inside the site. Pointing at it or focusing it fetches its page ahead of the click. The router's own link
 * follows the address, so that at each navigation all that are on the page would be drawn anew: a hundred.
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const href = base.slice(0, -1) + to;
  const preload = () => {
    const route = matchRoute(to);
    if (route.is === 'tool') void loadTool(route.id);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { defaultPrevented, button, ctrlKey, metaKey, altKey, shiftKey } = event;
    // A new tab, a new window, a download: the browser's own business.
    if (defaultPrevented || button !== 0 || ctrlKey || metaKey || altKey || shiftKey) return;
    event.preventDefault();
    navigate(href);
  };
  return <a href={href} onClick={follow} onPointerEnter={preload} onFocus={preload} {...rest} />;
}
