import type { ReactNode } from 'react';
import { Answer, CopyButton, Facts, Table, useMessages, type Fact } from '#kit';
import type en from './locales/en.json';
import type { UserAgent } from './logic.ts';
import { nameDevice, summarize, write } from './summary.ts';

type T = ReturnType<typeof useMessages<typeof en.ui>>;

/** Everything that one user agent says; `children` stand below the answer. */
export function UserAgentFacts({ of: agent, children }: { readonly of: UserAgent; readonly children: ReactNode }) {
  const t = useMessages<typeof en.ui>();
  const summary = summarize(agent);
  return (
    <>
      <Answer label={t('kind')} value={summary === '' ? t('kind.unknown') : summary}>
        {summary !== '' && <p className="n-muted">{t(`kind.${agent.kind}`)}</p>}
      </Answer>
      {children}
      <Facts facts={listFacts(agent, t)} />
      <div className="n-line n-muted">
        {t('json')}
        <CopyButton value={JSON.stringify(agent, null, 2)} label={t('json')} />
      </div>
      {agent.tokens.length > 0 && (
        <div>
          <h2>{t('tokens')}</h2>
          <Table
            label={t('tokens')}
            rows={agent.tokens.map((token, index) => ({ ...token, index }))}
            rowKey={({ index }) => String(index)}
            columns={[
              { key: 'token', header: t('token'), cell: ({ text }) => text, code: true },
              { key: 'meaning', header: t('meaning'), cell: ({ meaning }) => t(`meaning.${meaning}`) },
            ]}
          />
        </div>
      )}
    </>
  );
}

function listFacts({ client, browser, engine, os, device, cpu }: UserAgent, t: T): Fact[] {
  const stated = (label: string, value: string | null | undefined): Fact =>
    value === null || value === undefined || value === ''
      ? { label, value: <span className="n-muted">{t('notStated')}</span>, code: false }
      : { label, value };
  const facts = client === null ? [] : [stated(t('client'), write(client))];
  if (client?.purpose !== undefined)
    facts.push({ label: t('purpose'), value: t(`purpose.${client.purpose}`), copy: false, code: false });
  if (client?.url !== undefined) facts.push(stated(t('about'), client.url));
  return [
    ...facts,
    stated(t('browser'), write(browser)),
    stated(t('engine'), write(engine)),
    stated(t('os'), write(os)),
    stated(t('device'), device && nameDevice(device)),
    stated(t('deviceType'), device && nameType(device.type, t)),
    stated(t('cpu'), cpu),
  ];
}

function nameType(type: string | null, t: T): string | null {
  const known = (['mobile', 'tablet', 'smarttv', 'console', 'wearable', 'embedded'] as const).find(
    (item) => item === type,
  );
  return known === undefined ? type : t(`type.${known}`);
}
