import { Facts, useMessages, type Fact } from '#kit';
import type { inspect, UuidFacts } from './inspect.ts';
import type uuid from '#formats/uuid/locales/en.json';
import type en from './locales/en.json';

type Translate = ReturnType<typeof useMessages<typeof en.ui & typeof uuid>>;

/** The facts read from an id, one per row. */
export function Inspection({ of: id }: { of: ReturnType<typeof inspect> }) {
  const t = useMessages<typeof en.ui & typeof uuid>();
  return <Facts facts={listFacts(id, t).filter(({ value }) => value !== undefined)} />;
}

function listFacts(id: ReturnType<typeof inspect>, t: Translate): Fact[] {
  switch (id.is) {
    case 'uuid':
      return [
        { label: t('uuid'), value: id.uuid },
        { label: t('version'), value: nameVersion(id.version, t), copy: false, code: false },
        { label: t('variant'), value: id.variant && t(`variant.${id.variant}`), copy: false, code: false },
        { label: t('timeUtc'), value: id.time },
        { label: t('clockSequence'), value: id.clockSequence?.toString() },
        { label: t(id.isNodeRandom === true ? 'randomNode' : 'networkNode'), value: id.node },
        { label: t('integer'), value: id.integer },
        { label: t('hex'), value: id.hex },
        { label: t('base64'), value: id.base64 },
        { label: t('base32'), value: id.base32 },
        { label: t('style.urn'), value: id.urn },
      ];
    case 'ulid':
      return [
        { label: t('kind'), value: t('ulid'), copy: false, code: false },
        { label: t('timeUtc'), value: id.time },
        { label: t('randomPart'), value: id.random },
        { label: t('ulid'), value: id.ulid },
        { label: t('uuid'), value: id.uuid },
      ];
    case 'objectid':
      return [
        { label: t('kind'), value: t('kind.objectid'), copy: false, code: false },
        { label: t('timeUtc'), value: id.time },
        { label: t('randomPart'), value: id.random },
        { label: t('counter'), value: String(id.counter) },
      ];
    case 'snowflake':
      return [
        { label: t('kind'), value: t('kind.snowflake'), copy: false, code: false },
        { label: t('twitterTime'), value: id.twitterTime },
        { label: t('discordTime'), value: id.discordTime },
        { label: t('machine'), value: String(id.machine) },
        { label: t('counter'), value: String(id.sequence) },
      ];
  }
}

function nameVersion(version: UuidFacts['version'], t: Translate): string | undefined {
  if (version === undefined) return undefined;
  if (version === 'nil' || version === 'max') return t(`version.${version}`);
  const named = ([1, 2, 3, 4, 5, 6, 7, 8] as const).find((item) => item === version);
  return named === undefined ? String(version) : t(`version.v${named}`);
}
