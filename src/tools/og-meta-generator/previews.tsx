import { Empty, useMessages, useObjectUrl } from '#kit';
import type en from './locales/en.json';
import { cardOf, networks, type Network } from './cards.ts';
import type { Options } from './fields.ts';
import styles from './og-meta-generator.module.css';

interface PreviewsProps {
  readonly options: Options;
  /** Shown in place of the image, which is not fetched. */
  readonly picture: File | undefined;
}

/** A link to the page as five networks show it. The image is not fetched: its description stands in its place. */
export function Previews({ options, picture }: PreviewsProps) {
  const t = useMessages<typeof en.ui>();
  const title = options.title.trim();
  return (
    <section className={styles['previews']}>
      <h2>{t('previews')}</h2>
      {title === '' ? (
        <Empty icon="link" title={t('noPreview')} />
      ) : (
        <ul className={styles['cards']}>
          {networks.map((network) => (
            <li key={network}>
              <h3 data-literal>{network}</h3>
              <Card network={network} options={options} picture={picture} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface CardProps {
  readonly network: Network;
  readonly options: Options;
  readonly picture: File | undefined;
}

function Card({ network, options, picture }: CardProps) {
  const { head, description, foot, isLarge } = cardOf(network, options);
  const [title, image, imageAlt] = [options.title.trim(), options.image.trim(), options.imageAlt.trim()];
  return (
    <div className={styles[network.toLowerCase()]} data-large={isLarge} data-literal>
      {picture !== undefined ? (
        <div className={styles['picture']}>
          <Picture file={picture} alt={imageAlt} />
        </div>
      ) : (
        image !== '' && (
          <div className={styles['picture']}>
            <span>{imageAlt || image}</span>
          </div>
        )
      )}
      <div className={styles['words']}>
        {head !== '' && <small>{head}</small>}
        <b>{title}</b>
        {description !== '' && <p>{description}</p>}
        {foot !== '' && <small>{foot}</small>}
      </div>
    </div>
  );
}

function Picture({ file, alt }: { readonly file: File; readonly alt: string }) {
  return <img src={useObjectUrl(file)} alt={alt} />;
}
