/*
 * Tails of the distributions that comparisons need. Student's t is the incomplete beta function with b = 1/2 (NIST DLMF
 * 8.17), computed by its continued fraction (8.17.22) with Lentz's method.
 */

const EPSILON = 1e-16;
const TINY = 1e-300;
const MOST_STEPS = 20_000;

/** How likely a value of Student's t is that is at least as far from 0. */
export function studentTail(t: number, df: number): number {
  const square = t * t;
  if (square === 0) return 1;
  return betaHalf(df / 2, df / (df + square), square / (df + square));
}

/** The t beyond which Student's t is with this probability, both sides together. */
export function studentQuantile(tail: number, df: number): number {
  let high = 1;
  while (studentTail(high, df) > tail) high *= 2;
  let low = 0;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) return middle;
    if (studentTail(middle, df) > tail) low = middle;
    else high = middle;
  }
}

/** The regularized incomplete beta function I(x; a, 1/2), where y = 1 - x is given because x may be close to 1. */
function betaHalf(a: number, x: number, y: number): number {
  const b = 0.5;
  // 1 / B(a, 1/2) is the ratio of gammas over √π.
  // Whichever of x and y is the smaller one has all its digits.
  const log = x < y ? Math.log(x) : Math.log1p(-y);
  const front = (gammaRatio(a) / Math.sqrt(Math.PI)) * Math.exp(a * log) * Math.sqrt(y);
  if (x < (a + 1) / (a + b + 2)) return (front * fraction(a, b, x)) / a;
  return 1 - (front * fraction(b, a, y)) / b;
}

/** Γ(a + 1/2) / Γ(a), by Stirling's series (DLMF 5.11.1) where that is exact, and by recurrence below. */
function gammaRatio(a: number): number {
  let factor = 1;
  let large = a;
  for (; large < 20; large++) factor *= large / (large + 0.5);
  const rest = (x: number) => 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5) - 1 / (1680 * x ** 7);
  const log = large * Math.log1p(0.5 / large) - 0.5 + rest(large + 0.5) - rest(large);
  return factor * Math.sqrt(large) * Math.exp(log);
}

function fraction(a: number, b: number, x: number): number {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let value = d;
  const step = (numerator: number) => {
    d = 1 / awayFromZero(1 + numerator * d);
    c = awayFromZero(1 + numerator / c);
    value *= d * c;
  };
  for (let m = 1; m <= MOST_STEPS; m++) {
    step((m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)));
    const before = value;
    step((-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)));
    if (Math.abs(value - before) <= EPSILON * Math.abs(value)) break;
  }
  return value;
}

const awayFromZero = (value: number): number => (Math.abs(value) < TINY ? TINY : value);

/** How likely a normal deviate is that is at least as far from 0: erfc(z / √2), DLMF 7.6.2 and 7.9.2. */
export function normalTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const front = (Math.exp(-x * x) * 2) / Math.sqrt(Math.PI);
  if (x < 2.5) {
    let term = x;
    let sum = x;
    for (let n = 1; term > EPSILON * sum; n++) {
      term *= (2 * x * x) / (2 * n + 1);
      sum += term;
    }
    return 1 - front * sum;
  }
  let rest = 0;
  for (let n = 100; n > 0; n--) rest = n / 2 / (x + rest);
  return front / 2 / (x + rest);
}
