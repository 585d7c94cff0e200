import { useState } from 'react';
import { Empty, Pane, Segmented, useMessages, useObjectUrl } from '#kit';
import type en from './locales/en.json';
import { cardOf, networks, type Network } from './cards.ts';
import type { Options } from './fields.ts';
import styles from './og-meta-generator.module.css';

interface PreviewsProps {
  readonly options: Options;
  /** Shown in place of the image, which is not fetched. */
  readonly picture: File | undefined;
}

/** A link to the page as a network shows it. The image is not fetched: its description stands in its place. */
export function Previews({ options, picture }: PreviewsProps) {
  const t = useMessages<typeof en.ui>();
  const [network, setNetwork] = useState<Network>('Facebook');
  return (
    <Pane
      name={t('previews')}
      height="auto"
      beside={
        <span data-literal>
          <Segmented
            label={t('network')}
            hideLabel
            size="small"
            choices={networks}
            value={network}
            onChange={setNetwork}
          />
        </span>
      }
    >
      <div className={styles['preview']}>
        {options.title.trim() === '' ? (
          <Empty icon="link" title={t('noPreview')} />
        ) : (
          <Card network={network} options={options} picture={picture} />
        )}
      </div>
    </Pane>
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
