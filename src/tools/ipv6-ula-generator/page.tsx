import { Inspector, Directions, useMessages } from '#kit';
import { GenerateForm } from './generate-form.tsx';
import type en from './locales/en.json';
import { read } from './operations.ts';
import { UlaParts } from './ula-facts.tsx';

export default function Ipv6UlaGenerator() {
  const t = useMessages<typeof en.ui>();
  return (
    <Directions>
      {{
        generate: <GenerateForm />,
        read: (
          <Inspector operation={read} input={t('ula')} placeholder="fd96:1b7d:886a:1::1">
            {(facts) => <UlaParts of={facts} />}
          </Inspector>
        ),
      }}
    </Directions>
  );
}
