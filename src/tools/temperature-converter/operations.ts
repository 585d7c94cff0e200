import { operation } from '#engine/operation';
import { choice, LINE_LENGTH } from '#engine/options';
import { scaleIds } from './scale-names.ts';

export const convert = operation({
  input: 'text',
  maxLength: LINE_LENGTH,
  output: 'json',
  options: {
    from: choice(scaleIds, 'celsius'),
    kind: choice(['temperature', 'difference'], 'temperature'),
    /** `auto` writes all decimal places that a number has, or rounds what never ends. */
    places: choice(['auto', '0', '1', '2', '3', '4'], 'auto', {
      asWritten: { '0': '0', '1': '1', '2': '2', '3': '3', '4': '4' },
    }),
  },
  load: () => import('./logic.ts'),
  run: (logic, text, options, { note }) => logic.convert(text, options, note),
});
