import { useMessages } from '#kit';
import styles from './device-information.module.css';
import type { FactId, FactSection, Told } from './facts.ts';
import type en from './locales/en.json';

/** What most visits are for. */
const SHOWN: readonly FactId[] = ['windowSize', 'screenSize', 'pixelRatio', 'colorScheme', 'system'];

interface HighlightsProps {
  readonly sections: readonly FactSection[] | undefined;
  readonly say: (told: Told) => string;
}

/** The few facts that most visits are for, large. */
export function Highlights({ sections = [], say }: HighlightsProps) {
  const t = useMessages<typeof en.ui>();
  const facts = sections.flatMap((section) => section.facts);
  const toldOf = (id: FactId): Told => facts.find((fact) => fact.id === id)?.told ?? { is: 'asking' };
  return (
    <dl className={styles['highlights']}>
      {SHOWN.map((id) => (
        <div key={id}>
          <dt>{t(`fact.${id}`)}</dt>
          {/* CSS's own words, such as `dark`. */}
          <dd data-literal>{say(toldOf(id))}</dd>
        </div>
      ))}
    </dl>
  );
}
