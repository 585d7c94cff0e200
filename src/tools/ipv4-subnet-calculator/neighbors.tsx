import { Button, useMessages } from '#kit';
import type { NetworkFacts } from './calculate.ts';
import type en from './locales/en.json';

interface NeighborsProps {
  readonly facts: NetworkFacts;
  readonly onChoose: (cidr: string) => void;
}

/** The networks beside and around this one, each a click away. */
export function Neighbors({ facts, onChoose }: NeighborsProps) {
  const t = useMessages<typeof en.ui>();
  return (
    <div className="n-line">
      {(['previous', 'next', 'supernet'] as const).map((name) => {
        const cidr = facts[name];
        return (
          <Button key={name} size="small" disabled={cidr === null} onClick={() => cidr !== null && onChoose(cidr)}>
            {t(name)} {cidr !== null && <span className="n-mono">{cidr}</span>}
          </Button>
        );
      })}
    </div>
  );
}
