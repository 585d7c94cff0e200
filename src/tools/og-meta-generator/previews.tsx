import { Empty, useMessages } from '#kit';
import type en from './locales/en.json';
import type { Options } from './fields.ts';
import { hostOf } from './host-of.ts';
import styles from './og-meta-generator.module.css';

const NETWORKS = ['Facebook', 'X', 'LinkedIn', 'Slack', 'Discord'] as const;

/**
 * A link to the page as five networks show it. Nothing is fetched: an image is shown only where it is in a data URI.
 */
export function Previews(options: Options) {
  const t = useMessages<typeof en.ui>();
  const title = options.title.trim();
  return (
    <section className={styles['previews']}>
      <h2>{t('previews')}</h2>
      {title === '' ? (
        <Empty icon="link" title={t('noPreview')} />
      ) : (
        <ul className={styles['cards']}>
          {NETWORKS.map((network) => (
            <li key={network}>
              <h3 data-literal>{network}</h3>
              <Card network={network} {...options} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface CardProps extends Options {
  readonly network: (typeof NETWORKS)[number];
}

/** One card: which facts a network shows, and in which order. */
function Card({ network, title, description, url, siteName, image, imageAlt, card }: CardProps) {
  const host = hostOf(url);
  const isLarge =
    network === 'X' ? card !== 'summary' : network === 'LinkedIn' || network === 'Facebook' || card !== 'summary';
  const picture = image.trim() !== '' && <Picture url={image.trim()} alt={imageAlt} />;
  const head =
    network === 'Slack' || network === 'Discord'
      ? siteName.trim() || host
      : network === 'Facebook'
        ? host.toUpperCase()
        : '';
  const foot = network === 'X' || network === 'LinkedIn' ? host : '';
  const says = network !== 'LinkedIn' && !(network === 'X' && isLarge) ? description.trim() : '';
  return (
    <div className={styles[network.toLowerCase()]} data-large={isLarge} data-literal>
      {picture}
      <div className={styles['words']}>
        {head !== '' && <small>{head}</small>}
        <b>{title.trim()}</b>
        {says !== '' && <p>{says}</p>}
        {foot !== '' && <small>{foot}</small>}
      </div>
    </div>
  );
}

function Picture({ url, alt }: { url: string; alt: string }) {
  return (
    <div className={styles['picture']}>
      {/^data:image\//i.test(url) ? <img src={url} alt={alt} /> : <span>{alt.trim() || url}</span>}
    </div>
  );
}
