import { useRef, useState } from 'react';
import {
  OptionsLine,
  Section,
  Select,
  TextField,
  useCommonMessages,
  useCopy,
  useInput,
  useIntlLanguage,
  useMessages,
  useOptions,
} from '#kit';
import { EmojiDetails } from './emoji-details.tsx';
import { EmojiGrid, type Grid } from './emoji-grid.tsx';
import styles from './emoji-picker.module.css';
import { dataVersion, type Found } from './emojis.ts';
import { GridState } from './grid-state.tsx';
import { GroupBar } from './group-bar.tsx';
import type en from './locales/en.json';
import { search } from './operations.ts';
import { searchOf } from './search.ts';
import { useEmojiGroups } from './use-emoji-groups.ts';
import { useEmojis } from './use-emojis.ts';

/** Longer queries were pasted by mistake. */
const LONGEST_QUERY = 500;

/** By hand: the operation `search` in the language of the page, at once and without a frame in between. */
export function Picker() {
  const t = useMessages<typeof en.ui>();
  const common = useCommonMessages();
  const emojis = useEmojis(useIntlLanguage());
  const set = emojis.is === 'ready' ? emojis.set : undefined;
  const [value, setValue] = useInput('search');
  const [chosen, setChosen] = useState<string>();
  const grid = useRef<Grid>(null);
  const { option, values } = useOptions(search);
  const { copy } = useCopy();
  const text = typeof value === 'string' ? value : value.head;
  const query = text.slice(0, LONGEST_QUERY).trim();
  const groups = useEmojiGroups(set, query, values);
  const count = groups.reduce((sum, group) => sum + group.emojis.length, 0);
  const best = query === '' ? undefined : groups[0]?.emojis[0];
  const shown = (chosen === undefined ? undefined : set?.byKey.get(chosen)) ?? best;
  const onChoose = ({ picture }: Found) => setChosen(picture.key);
  const onCopy = ({ picture: { emoji, name } }: Found) => void copy(emoji, t('copied', { emoji, name }));
  const change = (next: string) => {
    setValue(next);
    // From now on the details are those of the best hit.
    setChosen(undefined);
  };
  return (
    <Section name="search">
      <OptionsLine>
        <div
          className={styles['search']}
          data-input
          // The first letter typed should not wait for the index.
          onFocus={() => set && searchOf(set)}
          onKeyDown={(event) => {
            // These keys belong to an input method while it composes.
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter' && best !== undefined) onCopy(best);
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            grid.current?.enter();
          }}
        >
          <TextField
            label={t('query')}
            hideLabel
            value={text}
            onChange={change}
            icon="search"
            code={false}
            placeholder={t('query')}
          />
        </div>
        <Select {...option('tone')} />
        <Select {...option('gender')} />
        <Select {...option('version')} />
      </OptionsLine>
      <p className="n-hidden-text" role="status">
        {query === '' || set === undefined ? '' : common('found', { count })}
      </p>
      <div className="n-stack">
        <div className={styles['columns']} data-result>
          <div className={styles['picker']}>
            <GroupBar
              onShow={(group) => {
                if (query !== '') change('');
                // All groups are back with the next render.
                setTimeout(() => grid.current?.show(group));
              }}
            />
            {set === undefined || count === 0 ? (
              <GridState emojis={emojis} onClear={() => change('')} />
            ) : (
              <EmojiGrid ref={grid} groups={groups} chosen={shown?.picture.key} onChoose={onChoose} onCopy={onCopy} />
            )}
          </div>
          <div className={styles['aside']}>
            {set !== undefined && shown !== undefined ? (
              <EmojiDetails set={set} found={shown} onChoose={onChoose} onCopy={onCopy} />
            ) : (
              <p className="n-muted">{t('choose')}</p>
            )}
          </div>
        </div>
        <p className="n-muted">{t('dataVersion', { unicode: search.options.version.initial, data: dataVersion })}</p>
      </div>
    </Section>
  );
}
