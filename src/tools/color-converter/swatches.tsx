import { Badge, CopyButton, useMessages } from '#kit';
import styles from './color-converter.module.css';
import type en from './locales/en.json';
import type { ColorFacts, Contrast } from './logic.ts';

const LOOKS = { AAA: 'success', AA: 'success', large: 'warning', none: 'error' } as const;

/** The color as a picture: filled by attributes, because style attributes are refused. */
const Swatch = ({ hex, alpha = 1, text }: { hex: string; alpha?: number; text?: Contrast['against'] }) => (
  <svg className={styles['swatch']} aria-hidden="true">
    <rect width="100%" height="100%" fill={hex} fillOpacity={alpha} />
    {text !== undefined && (
      <text x="50%" y="50%" fill={text} textAnchor="middle" dominantBaseline="central" fontSize="20">
        Aa
      </text>
    )}
  </svg>
);

/** How well black and white read on the color. */
export function Contrasts({ color }: { color: ColorFacts }) {
  const t = useMessages<typeof en.ui>();
  return (
    <ul className={styles['contrasts']} aria-label={t('contrast')}>
      {color.contrasts.map(({ against, ratio, level }) => (
        <li key={against}>
          <Swatch hex={color.hex} text={against} />
          <span>{t(against)}</span>
          <span className="n-mono">{ratio} : 1</span>
          <Badge look={LOOKS[level]}>{t(`level.${level}`)}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** Lighter or darker neighbours, each to be copied. */
export function Palette({ name, colors }: { name: string; colors: readonly string[] }) {
  return (
    <section>
      <h2 className="n-heading">{name}</h2>
      <ul className={styles['palette']}>
        {colors.map((hex, index) => (
          <li key={index}>
            <Swatch hex={hex} />
            <span className="n-mono">{hex}</span>
            <CopyButton value={hex} label={hex} />
          </li>
        ))}
      </ul>
    </section>
  );
}
