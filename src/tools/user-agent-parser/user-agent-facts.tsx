import { Badge, CopyButton, Facts, Table, useMessages, type Fact } from '#kit';
import type en from './locales/en.json';
import type { UserAgent, Versioned } from './logic.ts';

type T = ReturnType<typeof useMessages<typeof en.ui>>;

/** Everything that one user agent says. */
export function UserAgentFacts({ of: agent }: { of: UserAgent }) {
  const t = useMessages<typeof en.ui>();
  return (
    <>
      <div className="n-line">
        <Badge look={agent.kind === 'unknown' ? 'warning' : 'info'}>{t(`kind.${agent.kind}`)}</Badge>
        <CopyButton value={JSON.stringify(agent, null, 2)} label={t('json')} />
      </div>
      <Facts facts={listFacts(agent, t)} />
      {agent.tokens.length > 0 && (
        <>
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
        </>
      )}
    </>
  );
}

function listFacts({ userAgent, client, browser, engine, os, device, cpu }: UserAgent, t: T): Fact[] {
  const stated = (label: string, value: string | null | undefined): Fact =>
    value === null || value === undefined || value === ''
      ? { label, value: t('notStated'), copy: false, code: false }
      : { label, value };
  return [
    ...(client === null ? [] : [{ label: t('client'), value: write(client) }]),
    ...(client?.purpose === undefined
      ? []
      : [{ label: t('purpose'), value: t(`purpose.${client.purpose}`), copy: false as const, code: false }]),
    stated(t('browser'), write(browser)),
    stated(t('engine'), write(engine)),
    stated(t('os'), write(os)),
    stated(t('device'), device && nameDevice(device)),
    stated(t('deviceType'), device && nameType(device.type, t)),
    stated(t('cpu'), cpu),
    ...(userAgent === '' ? [] : [{ label: t('userAgent'), value: userAgent }]),
  ];
}

/** Name and version in one. */
export const write = (item: Versioned | null): string => [item?.name, item?.version].filter(Boolean).join(' ');

/** Vendor and model in one. */
export const nameDevice = ({ vendor, model }: NonNullable<UserAgent['device']>): string =>
  [vendor, model].filter(Boolean).join(' ');

function nameType(type: string | null, t: T): string | null {
  const known = (['mobile', 'tablet', 'smarttv', 'console', 'wearable', 'embedded'] as const).find(
    (item) => item === type,
  );
  return known === undefined ? type : t(`type.${known}`);
}
