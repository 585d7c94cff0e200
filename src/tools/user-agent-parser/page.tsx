import { Directions, Inspector, useMessages } from '#kit';
import type en from './locales/en.json';
import { OneUserAgent } from './one-user-agent.tsx';
import { parseLines } from './operations.ts';
import { UserAgentTable } from './user-agent-table.tsx';

export default function UserAgentParser() {
  const t = useMessages<typeof en.ui>();
  return (
    <Directions>
      {{
        parse: <OneUserAgent />,
        parseLines: (
          <Inspector operation={parseLines} input={t('onePerLine')} multiline>
            {(lines) => <UserAgentTable lines={lines} />}
          </Inspector>
        ),
      }}
    </Directions>
  );
}
