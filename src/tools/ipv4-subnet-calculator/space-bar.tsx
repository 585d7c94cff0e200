import styles from './ipv4-subnet-calculator.module.css';

interface SpaceBarProps {
  readonly parts: readonly { readonly name: string; readonly cidr: string; readonly size: number }[];
  /** Addresses of the network in all. */
  readonly size: number;
}

const WIDTH = 1000;
const HEIGHT = 24;

/** Subnets by their share of the network, from its beginning; the table says the same in words. */
export function SpaceBar({ parts, size }: SpaceBarProps) {
  const ends = parts.reduce<number[]>((before, part) => [...before, (before.at(-1) ?? 0) + part.size], []);
  const scale = WIDTH / size;
  return (
    <svg className={styles['space']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {parts.map((part, index) => (
        <rect
          key={part.cidr}
          x={((ends[index] ?? 0) - part.size) * scale}
          width={Math.max(part.size * scale, 1)}
          height={HEIGHT}
        >
          <title>{`${part.name} ${part.cidr}`.trim()}</title>
        </rect>
      ))}
    </svg>
  );
}
