import { CopyButton, Facts, useMessages } from '#kit';
import type en from './locales/en.json';
import type { ParsedUrl } from './logic.ts';
import { hideLogin } from './parts.ts';

/** The facts that the parts of a URL tell together. */
export function UrlFacts({ facts }: { readonly facts: ParsedUrl }) {
  const t = useMessages<typeof en.ui>();
  const { href, origin, unicodeHost, host, effectivePort, subdomain, domain, suffix, decodedPath, path } = facts;
  const { username, password, decodedUsername, decodedPassword } = facts;
  const all = [
    { label: t('href'), value: hideLogin(href), copy: href },
    { label: t('origin'), value: origin ?? '' },
    { label: t('unicodeHost'), value: unicodeHost === host ? '' : unicodeHost },
    { label: t('effectivePort'), value: effectivePort },
    { label: t('subdomain'), value: subdomain },
    { label: t('domain'), value: domain },
    { label: t('suffix'), value: suffix },
    { label: t('decodedUsername'), value: decodedUsername === username ? '' : decodedUsername, isSecret: true },
    { label: t('decodedPassword'), value: decodedPassword === password ? '' : decodedPassword, isSecret: true },
    { label: t('decodedPath'), value: decodedPath === path ? '' : decodedPath },
  ];
  return (
    <>
      <h2 className="n-heading">{t('facts')}</h2>
      <Facts facts={all.filter(({ value }) => value !== '')} />
      <div className="n-line">
        <span>{t('asJson')}</span>
        <CopyButton value={JSON.stringify(facts, null, 2)} label={t('asJson')} size="medium" />
      </div>
    </>
  );
}
