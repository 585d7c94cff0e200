import { Facts, Inspector, useMessages } from '#kit';
import type en from './locales/en.json';
import { umask } from './operations.ts';

/** What a umask leaves of the modes of new files and folders. */
export function UmaskSection() {
  const t = useMessages<typeof en.ui>();
  return (
    <Inspector operation={umask} input={t('umaskInput')} placeholder="022">
      {({ octal, symbolic, directories, files, command }) => (
        <Facts
          facts={[
            {
              label: t('newDirectories'),
              value: `${directories.octal}  ${directories.symbolic}`,
              copy: directories.octal,
            },
            { label: t('newFiles'), value: `${files.octal}  ${files.symbolic}`, copy: files.octal },
            { label: t('octal'), value: octal },
            { label: t('umaskSymbolic'), value: symbolic },
            { label: t('command'), value: command },
          ]}
        />
      )}
    </Inspector>
  );
}
