import {
  Badge,
  InputField,
  Notes,
  resultToShow,
  Section,
  TextField,
  useIntlLanguage,
  useMessages,
  useTextOperation,
} from '#kit';
import type en from './locales/en.json';
import { plan } from './operations.ts';
import type { SubnetPlan } from './plan.ts';
import { SpaceBar } from './space-bar.tsx';
import { SubnetTable } from './subnet-table.tsx';

/** Subnets by the number of their hosts. */
export function PlanForm() {
  const t = useMessages<typeof en.ui>();
  const { value, setValue, option, state, inputError, loadExample } = useTextOperation(plan);
  const shown = resultToShow(state);
  return (
    <Section name="plan">
      <div className="n-stack">
        <InputField
          label={t('input')}
          value={value}
          onChange={setValue}
          placeholder="192.168.10.0/24"
          error={inputError}
          onExample={loadExample}
        />
        <TextField {...option('hosts')} multiline autosize hint={t('hostsHint')} placeholder="LAN=100" />
        <div className="n-stack" data-result={shown && ''} aria-live="polite">
          {shown !== undefined && (
            <>
              <Notes notes={shown.notes} />
              <PlanResult plan={shown.value} />
            </>
          )}
        </div>
      </div>
    </Section>
  );
}

function PlanResult({ plan: { cidr, size, subnets, free } }: { readonly plan: SubnetPlan }) {
  const t = useMessages<typeof en.ui>();
  const number = new Intl.NumberFormat(useIntlLanguage());
  const left = size - subnets.reduce((sum, subnet) => sum + subnet.size, 0);
  return (
    <>
      <div className="n-line">
        <Badge>{t('addressesOf', { cidr, count: number.format(size) })}</Badge>
        <Badge>{t('freeAddresses', { count: number.format(left) })}</Badge>
      </div>
      <SpaceBar parts={subnets} size={size} />
      <SubnetTable label={t('plan')} subnets={subnets} />
      {free.length > 0 && (
        <p>
          {t('freeNetworks')} <span className="n-mono">{free.join(', ')}</span>
        </p>
      )}
    </>
  );
}
