import { Converter, Directions, Segmented, useMessages } from '#kit';
import { FileForm } from './file-form.tsx';
import type en from './locales/en.json';
import { configure } from './operations.ts';
import { SearchForm } from './search-form.tsx';

export default function MimeTypes() {
  const t = useMessages<typeof en.ui>();
  return (
    <Directions>
      {{
        search: <SearchForm />,
        identify: <FileForm />,
        configure: (
          <Converter operation={configure} input={t('typesOrExtensions')} output={t('configuration')}>
            {(option) => (
              <span data-literal>
                <Segmented {...option('target')} />
              </span>
            )}
          </Converter>
        ),
      }}
    </Directions>
  );
}
