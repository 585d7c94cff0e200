import { OperationTabs, useMessages } from '#kit';
import { FormatSection } from './format-section.tsx';
import { LinesSection } from './lines-section.tsx';
import type en from './locales/en.json';
import { find, parseMany } from './operations.ts';
import { ParseSection } from './parse-section.tsx';

export default function PhoneParserAndFormatter() {
  const t = useMessages<typeof en.ui>();
  return (
    <OperationTabs>
      {{
        parse: <ParseSection />,
        parseMany: <LinesSection name="parseMany" operation={parseMany} input={t('onePerLine')} />,
        find: <LinesSection name="find" operation={find} input={t('textWithNumbers')} />,
        format: <FormatSection />,
      }}
    </OperationTabs>
  );
}
