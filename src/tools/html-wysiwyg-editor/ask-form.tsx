import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { Button, OpenFileButton, TextField, useMessages } from '#kit';
import styles from './html-wysiwyg-editor.module.css';
import type en from './locales/en.json';
import type { RichEditor } from './rich-editor.ts';
import { isColor, isSafeImage, isSafeLink } from './safe-values.ts';

/** The buttons that ask for a value before they act: what it looks like, and what it may be. */
const ASKING = {
  link: { label: 'linkUrl', wrong: 'linkWrong', placeholder: 'https://example.com', isAllowed: isSafeLink },
  image: {
    label: 'imageUrl',
    wrong: 'imageWrong',
    placeholder: 'https://example.com/image.png',
    isAllowed: isSafeImage,
  },
  color: { label: 'colorValue', wrong: 'colorWrong', placeholder: '#c0392b', isAllowed: isColor },
} as const;

export type Asking = keyof typeof ASKING;
export const isAsking = (name: string): name is Asking => Object.hasOwn(ASKING, name);

interface AskFormProps {
  readonly asked: Asking;
  readonly editor: RichEditor;
  readonly onDone: () => void;
}

/** A line below the toolbar that asks for an address or a color; an empty one takes link and color away. */
export function AskForm({ asked, editor, onDone }: AskFormProps) {
  const t = useMessages<typeof en.ui>();
  const [value, setValue] = useState(asked === 'link' ? editor.link() : '');
  const [alt, setAlt] = useState('');
  const { label, wrong, placeholder, isAllowed } = ASKING[asked];
  const typed = value.trim();
  const isWrong = typed !== '' && !isAllowed(typed);
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isWrong) return;
    if (asked === 'link') editor.setLink(typed);
    else if (asked === 'color') editor.setColor(typed);
    else if (typed !== '') editor.setImage(typed, alt.trim());
    onDone();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    onDone();
    editor.focus();
  };
  return (
    <form className={styles['ask']} onSubmit={apply} onKeyDown={leave}>
      <TextField
        label={t(label)}
        value={value}
        onChange={setValue}
        placeholder={placeholder}
        error={isWrong ? t(wrong) : undefined}
        autoFocus
      />
      {asked === 'image' && (
        <TextField label={t('imageAlt')} value={alt} onChange={setAlt} placeholder="" code={false} />
      )}
      <Button type="submit" size="small" disabled={isWrong}>
        {t('apply')}
      </Button>
      {asked === 'image' && (
        <OpenFileButton
          label={t('imageFile')}
          text={t('imageFile')}
          accept="image/*"
          look="default"
          onFile={(file) => {
            editor.addImageFile(file, alt.trim());
            onDone();
          }}
        />
      )}
    </form>
  );
}
