import type { ReactNode } from 'react';
import type { Messages } from '#engine/messages';
import { ToolContext, type ToolInUse } from '#kit/context/tool-context.ts';

interface DemoToolProps {
  readonly texts: Messages;
  readonly operations?: ToolInUse['tool']['operations'];
  readonly children: ReactNode;
}

/** What parts of the kit need around them that speak with the words of a tool. */
export function DemoTool({ texts, operations = {}, children }: DemoToolProps) {
  const tool: ToolInUse = {
    id: 'demo',
    tool: {
      Page: () => null,
      en: texts,
      operations,
      locales: {},
      examples: () => Promise.resolve([]),
      related: [],
      repairs: {},
    },
    messages: {},
    links: new Map(),
  };
  return <ToolContext value={tool}>{children}</ToolContext>;
}
