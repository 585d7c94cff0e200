import type { AnchorHTMLAttributes } from 'react';
import { Link as RouterLink } from 'wouter';
import { matchRoute } from '../routes.ts';
import { loadTool } from '../tool-loader.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style' | 'href'> {
  /** Path below the base. */
  readonly to: string;
}

/** A link inside the site. Pointing at it or focusing it fetches its page ahead of the click. */
export function Link({ to, ...rest }: LinkProps) {
  const preload = () => {
    const route = matchRoute(to);
    if (route.is === 'tool') void loadTool(route.id);
  };
  return <RouterLink href={to} onPointerEnter={preload} onFocus={preload} {...rest} />;
}
