import type { ReactNode } from 'react';
import { notify } from '../context/toasts.ts';
import { useMessages } from '../context/tool-context.ts';
import { useMounted } from '../hooks/use-mounted.ts';
import { resultToShow, type RunState, type TextValue } from '../hooks/use-operation.ts';
import { Button } from '../parts/button.tsx';
import { Notes } from '../parts/notes.tsx';
import { useCommonMessages } from '../settings/language.ts';
import { download } from '../text/download.ts';
import { paintFile, svgAddress, type PictureType } from './paint-picture.ts';
import styles from './picture.module.css';

const NAMES: Readonly<Record<PictureType, string>> = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' };

interface PictureCardProps {
  /** The run of the operation that draws an SVG. */
  readonly state: RunState<TextValue>;
  /** What the picture is, for those who do not see it. */
  readonly alt: string;
  /** Where there is none yet. */
  readonly hint: string;
  /** Pixels of the width of a file. */
  readonly width: number;
  /** Name of a file, without its ending. */
  readonly file: string;
  /** Types of files besides SVG. */
  readonly types?: readonly PictureType[];
  /** Prints the picture alone. */
  readonly printable?: boolean;
  /** Between the picture and its files. */
  readonly check?: ReactNode;
  /** Under the files. */
  readonly children?: ReactNode;
}

/** A picture as it is drawn, and its files. Its words are those of the topic `pictures`. */
export function PictureCard(props: PictureCardProps) {
  const { state, alt, hint, check, children, printable = false } = props;
  const common = useCommonMessages();
  const shown = resultToShow(state);
  // Never so large that it would be anything else.
  const svg = typeof shown?.value === 'string' ? shown.value : '';
  const address = svgAddress(svg);
  return (
    <div className={styles['card']} data-result={svg === '' ? undefined : ''}>
      <div className={styles['frame']}>
        {svg === '' ? (
          <p className={styles['empty']}>{state.is === 'failed' ? common('noResultFix') : hint}</p>
        ) : (
          <img src={address} alt={alt} className={styles['picture']} />
        )}
      </div>
      {check}
      {shown !== undefined && <Notes notes={shown.notes} />}
      <PictureFiles {...props} svg={svg} />
      {children}
      {printable && svg !== '' && <img className={styles['print']} src={address} alt="" />}
    </div>
  );
}

/** What is typed, the picture, and its look. */
export const PictureColumns = ({ children }: { readonly children: readonly ReactNode[] }) => (
  <div className={styles['columns']}>{children}</div>
);

/** Buttons for the files of an SVG. Without one ('') they are there, too, so that nothing moves when it comes. */
function PictureFiles(props: PictureCardProps & { readonly svg: string }) {
  const { svg, width, file, types = ['png'], printable = false } = props;
  const t = useMessages<Record<string, string>>();
  const common = useCommonMessages();
  // Plain http has neither.
  const canCopy =
    useMounted() && 'ClipboardItem' in window && (navigator as Partial<Navigator>).clipboard !== undefined;
  const isMissing = svg === '';
  const fail = () => notify({ kind: 'error', text: t('pictureFailed') });
  const save = (type: PictureType) =>
    void paintFile(svg, width, type).then((blob) => download(blob, `${file}.${type === 'jpeg' ? 'jpg' : type}`), fail);
  const copy = () =>
    void navigator.clipboard
      .write([new ClipboardItem({ 'image/png': paintFile(svg, width, 'png') })])
      .then(() => notify({ kind: 'success', text: t('pictureCopied') }), fail);
  return (
    <div className="n-line">
      <Button
        icon="download"
        look="primary"
        disabled={isMissing}
        onClick={() => download(svg, `${file}.svg`, 'image/svg+xml')}
      >
        {common('download')} SVG
      </Button>
      {types.map((type) => (
        <Button key={type} icon="download" disabled={isMissing} onClick={() => save(type)}>
          <span data-literal>{NAMES[type]}</span>
        </Button>
      ))}
      <span className={canCopy ? undefined : styles['absent']}>
        <Button icon="copy" disabled={isMissing} onClick={copy}>
          {t('copyPicture')}
        </Button>
      </span>
      {printable && (
        <Button disabled={isMissing} onClick={() => window.print()}>
          {t('print')}
        </Button>
      )}
    </div>
  );
}
