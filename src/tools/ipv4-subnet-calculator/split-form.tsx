import { Badge, Inspector, NumberField, useIntlLanguage, useMessages } from '#kit';
import type en from './locales/en.json';
import { split } from './operations.ts';
import { SubnetTable } from './subnet-table.tsx';
import { SpaceBar } from './space-bar.tsx';
import type { Subnets } from './split.ts';

/** All subnets of one size. */
export function SplitForm() {
  const t = useMessages<typeof en.ui>();
  return (
    <Inspector
      operation={split}
      input={t('input')}
      placeholder="192.168.0.0/24"
      options={(option) => <NumberField {...option('prefix')} />}
    >
      {(result) => <SplitResult result={result} />}
    </Inspector>
  );
}

/** More would be thinner than a line. */
const DRAWN = 64;

function SplitResult({ result: { cidr, count, usable, subnets } }: { readonly result: Subnets }) {
  const t = useMessages<typeof en.ui>();
  const number = new Intl.NumberFormat(useIntlLanguage());
  return (
    <div className="n-stack">
      <div className="n-line">
        <Badge>{t('subnetsOf', { cidr, count: number.format(count) })}</Badge>
        <Badge>{t('usableEach', { count: number.format(BigInt(usable)) })}</Badge>
      </div>
      {count <= DRAWN && <SpaceBar parts={subnets.map((subnet) => ({ ...subnet, name: '', size: 1 }))} size={count} />}
      <SubnetTable label={t('split')} subnets={subnets} />
    </div>
  );
}
