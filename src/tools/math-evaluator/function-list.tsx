import { Button, Fold, useMessages } from '#kit';
import type en from './locales/en.json';
import styles from './math-evaluator.module.css';

/** The language, by examples that can be tried. Each works on its own. */
export const FUNCTIONS = {
  arithmetic: [
    '2 * (3 + 4)^2',
    '17 mod 5',
    '20!',
    '15% * 80',
    'abs(-3)',
    'round(2.567, 2)',
    'floor(2.9)',
    'ceil(2.1)',
    'gcd(12, 18)',
    'lcm(4, 6)',
    'isPrime(97)',
  ],
  powers: ['sqrt(16)', 'cbrt(27)', 'nthRoot(81, 4)', 'exp(1)', 'log(e)', 'log(8, 2)', 'log10(1000)', 'log2(256)'],
  trigonometry: [
    'sin(45 deg)',
    'cos(pi / 3)',
    'tan(1)',
    'asin(1)',
    'atan2(1, 2)',
    'sinh(1)',
    'acosh(2)',
    'hypot(3, 4)',
  ],
  variables: ['x = 3; x^2 + 1', 'f(x, y) = x^2 + y; f(2, 3)', 'x = 5; x > 3 ? "yes" : "no"', '{a: 1, b: 2}.b'],
  units: [
    '12.7 cm to inch',
    '100 km/h to m/s',
    '5 cm + 2 inch',
    '2 hours + 30 minutes to seconds',
    '3 GiB to MB',
    '72 degF to degC',
    'speedOfLight',
  ],
  matrices: [
    '[1, 2; 3, 4] * [5; 6]',
    'det([-1, 2; 3, 1])',
    'inv([1, 2; 3, 4])',
    "[1, 2; 3, 4]'",
    'cross([1, 0, 0], [0, 1, 0])',
    'dot([1, 2], [3, 4])',
    'eigs([2, 0; 0, 3]).values',
    '1:5',
    'zeros(2, 3)',
  ],
  complex: ['sqrt(-4)', '(2 + 3i) * (1 - i)', 'arg(1 + i)', 'conj(2 + 3i)', 're(2 + 3i)'],
  statistics: [
    'sum(1, 2, 3)',
    'mean(1, 2, 4)',
    'median(3, 1, 2)',
    'std(2, 4, 4, 6)',
    'variance(1, 2, 3)',
    'max(4, 9, 2)',
    'mode([1, 2, 2])',
    'combinations(5, 2)',
    'permutations(5, 2)',
  ],
  bases: ['0xff + 0b101', 'hex(255)', 'bin(10)', 'oct(8)', '5 & 3', '5 | 3', '1 << 4', 'bitNot(5)'],
} as const;

/** A list of examples by subject; a click puts one under the text. */
export function FunctionList({ onUse }: { readonly onUse: (example: string) => void }) {
  const t = useMessages<typeof en.ui>();
  return (
    <Fold title={t('functions')}>
      {Object.entries(FUNCTIONS).map(([group, examples]) => (
        <section key={group}>
          <h3 className={styles['group']}>{t(`group.${group as keyof typeof FUNCTIONS}`)}</h3>
          <div className={styles['examples']}>
            {examples.map((example) => (
              <Button key={example} onClick={() => onUse(example)}>
                {example}
              </Button>
            ))}
          </div>
        </section>
      ))}
    </Fold>
  );
}
