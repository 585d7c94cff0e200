import { Directions, useOptions } from '#kit';
import { FindForm } from './find-form.tsx';
import { FormatForm } from './format-form.tsx';
import { ListForm } from './list-form.tsx';
import { find, format, parse, parseMany } from './operations.ts';
import { ParseForm } from './parse-form.tsx';

export default function PhoneParserAndFormatter() {
  const one = useOptions(parse);
  const many = useOptions(parseMany);
  const text = useOptions(find);
  const written = useOptions(format);
  // All tabs share the default country.
  const onCountry = (country: string) => {
    for (const { set } of [one, many, text, written]) set({ country });
  };
  return (
    <Directions>
      {{
        parse: <ParseForm options={one} onCountry={onCountry} />,
        parseMany: <ListForm options={many} onCountry={onCountry} />,
        find: <FindForm options={text} onCountry={onCountry} />,
        format: <FormatForm options={written} onCountry={onCountry} />,
      }}
    </Directions>
  );
}
