import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'wouter';

interface ToolLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'style'> {
  /** The tool's path below the base of the site, with options and inputs if they are to be set: `/hash-text?mode=…#…`. */
  readonly to: string;
}

/** A link to another tool, opened without loading the site anew. */
export const ToolLink = ({ to, ...rest }: ToolLinkProps) => <Link href={to} {...rest} />;
