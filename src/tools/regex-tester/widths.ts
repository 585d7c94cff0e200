import type { AST } from '@eslint-community/regexpp';

interface Width {
  readonly min: number;
  readonly max: number;
}

/** How many characters a sequence can take. */
export const widthOf = ({ elements }: AST.Alternative): Width =>
  elements.map(widthOfElement).reduce((sum, { min, max }) => ({ min: sum.min + min, max: sum.max + max }), ZERO);

const ZERO: Width = { min: 0, max: 0 };

function widthOfElement(element: AST.Element): Width {
  switch (element.type) {
    case 'Assertion':
      return ZERO;
    case 'Backreference':
      return { min: 0, max: Infinity };
    case 'Group':
    case 'CapturingGroup':
      return widthOfChoice(element.alternatives);
    case 'Quantifier': {
      const { min, max } = widthOfElement(element.element);
      return { min: min * element.min, max: max === 0 ? 0 : max * element.max };
    }
    default:
      return { min: 1, max: 1 };
  }
}

/** How many characters one of several sequences can take. */
export function widthOfChoice(alternatives: readonly AST.Alternative[]): Width {
  const widths = alternatives.map(widthOf);
  return {
    min: widths.reduce((least, { min }) => Math.min(least, min), Infinity),
    max: widths.reduce((most, { max }) => Math.max(most, max), 0),
  };
}
