import type { ReactNode } from 'react';
import type { Messages } from '#engine/messages';
import { ToolContext, type ToolInUse } from '#kit/context/tool-context.ts';

interface DemoToolProps {
  readonly texts: Messages;
  readonly children: ReactNode;
}

/** A tool around parts of the kit that speak its words. */
export function DemoTool({ texts, children }: DemoToolProps) {
  const tool: ToolInUse = {
    id: 'demo',
    tool: {
      Page: () => null,
      en: texts,
      operations: {},
      locales: {},
      examples: () => Promise.resolve([]),
      related: [],
      repairs: {},
    },
    messages: {},
    links: new Map(),
    openIn: () => undefined,
  };
  return <ToolContext value={tool}>{children}</ToolContext>;
}
