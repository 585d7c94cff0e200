import { Facts, useIntlLanguage, useMessages } from '#kit';
import { sayRelative } from '#lib/say-relative';
import type en from './locales/en.json';
import type { Signed } from './logic-webhook.ts';
import { Validity } from './verdict-view.tsx';

/** The headers of a signed webhook, and whether the given signature is right and how old. */
export function SignedView({ of: { headers, valid, sent } }: { of: Signed }) {
  const t = useMessages<typeof en.ui>();
  const language = useIntlLanguage();
  return (
    <div className="n-stack">
      {valid !== undefined && <Validity isValid={valid} />}
      <Facts
        facts={[
          ...(sent === undefined ? [] : [{ label: t('sent'), value: sayWhen(sent.at, language) }]),
          ...headers.map(({ name, value }) => ({ label: name, value })),
        ]}
      />
    </div>
  );
}

const sayWhen = (at: string, language: string) =>
  `${sayRelative((Date.parse(at) - Date.now()) / 1000, language)} · ${at}`;
