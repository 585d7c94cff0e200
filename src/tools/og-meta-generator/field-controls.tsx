import { Button, OpenFileButton, Segmented, Select, Switch, TextField, type BindOption, type useMessages } from '#kit';
import { lengthOf, LENGTHS } from './check.ts';
import { ofCard, ofType, type Field, type TextOption } from './fields.ts';
import type en from './locales/en.json';
import type { tagOptions } from './tag-options.ts';
import { PLACEHOLDERS } from './placeholders.ts';

interface FieldControls {
  readonly option: BindOption<typeof tagOptions>;
  readonly t: ReturnType<typeof useMessages<typeof en.ui>>;
  readonly remarkOn: (name: TextOption) => string | undefined;
  readonly onPicture: (picture: File) => void;
}

/** The fields that the type and the card have, those that most pages need first. An error of a value is under it. */
export function fieldControls({ option, t, remarkOn, onPicture }: FieldControls) {
  const text = (name: TextOption) => {
    const bound = option(name);
    return {
      ...bound,
      error: bound.error ?? remarkOn(name),
      placeholder: PLACEHOLDERS[name] ?? '',
      code: false,
      clearable: false,
    };
  };
  const field = ({ option: name, many, parts }: Field) => (
    <TextField
      key={name}
      {...text(name)}
      multiline={many === true}
      hint={
        many !== true
          ? undefined
          : t(parts === undefined ? 'onePerLine' : parts.length === 1 ? 'withRole' : 'withTrack')
      }
    />
  );
  const account = (name: 'site' | 'creator') => {
    const { value, onChange } = option(name);
    const isBare = /^\w+$/.test(value.trim());
    return (
      <TextField
        {...text(name)}
        tools={
          isBare && (
            <Button look="text" size="small" onClick={() => onChange(`@${value.trim()}`)}>
              {t('addAt')}
            </Button>
          )
        }
      />
    );
  };
  const length = (name: keyof typeof LENGTHS) =>
    t('characters', { length: lengthOf(option(name).value), most: LENGTHS[name] });
  const [card, hasImage] = [option('card').value, option('image').value.trim() !== ''];
  return (
    <>
      <div data-input>
        <TextField {...text('title')} hint={length('title')} />
      </div>
      <TextField {...text('description')} rows={2} hint={length('description')} />
      <TextField {...text('url')} />
      <TextField
        {...text('image')}
        hint={t('imageSize')}
        tools={<OpenFileButton text={t('tryPicture')} label={t('tryPicture')} accept="image/*" onFile={onPicture} />}
      />
      {hasImage && <TextField {...text('imageAlt')} />}
      {hasImage && <TextField {...text('imageWidth')} />}
      {hasImage && <TextField {...text('imageHeight')} />}
      <span data-literal>
        <Select {...option('type')} />
      </span>
      {ofType[option('type').value].map(field)}
      <Select {...option('card')} />
      {card === 'app' && <TextField {...text('appName')} />}
      {ofCard[card].map(field)}
      {account('site')}
      {account('creator')}
      <TextField {...text('siteName')} />
      <TextField {...text('locale')} />
      <span data-literal>
        <Segmented {...option('form')} />
      </span>
      <Switch {...option('basics')} />
      <Switch {...option('jsonLd')} />
      <TextField {...text('robots')} />
      <TextField {...text('themeColor')} />
      <TextField {...text('favicon')} />
    </>
  );
}
