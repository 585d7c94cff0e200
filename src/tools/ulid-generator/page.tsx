import {
  Converter,
  Directions,
  Generator,
  Inspector,
  NumberField,
  Segmented,
  Switch,
  TextField,
  useMessages,
} from '#kit';
import type uuid from '#formats/uuid/locales/en.json';
import type generators from '#texts/generators/en.json';
import type en from './locales/en.json';
import { fromUuid, generate, inspect, toUuid } from './operations.ts';
import { UlidFacts } from './ulid-facts.tsx';

export default function UlidGenerator() {
  const t = useMessages<typeof en.ui & typeof generators & typeof uuid>();
  return (
    <Directions joined={{ convert: { label: t('convert'), ways: { toUuid: t('toUuid'), fromUuid: t('fromUuid') } } }}>
      {{
        generate: (
          <Generator
            operation={generate}
            output={t('ulids')}
            refresh={t('refresh')}
            areLines={({ list }) => list === 'lines'}
          >
            {(option) => (
              <>
                <NumberField {...option('count')} />
                <Segmented {...option('list')} />
                <Switch {...option('lowercase')} />
                <Switch {...option('monotonic')} />
                <TextField {...option('time')} hint={t('timeHint')} placeholder="2026-01-31T12:00:00Z" />
              </>
            )}
          </Generator>
        ),
        inspect: (
          <Inspector operation={inspect} input={t('ulid')} placeholder="01ARZ3NDEKTSV4RRFFQ69G5FAV">
            {(facts) => <UlidFacts facts={facts} />}
          </Inspector>
        ),
        toUuid: <Converter operation={toUuid} input={t('ulids')} output={t('uuids')} />,
        fromUuid: <Converter operation={fromUuid} input={t('uuids')} output={t('ulids')} />,
      }}
    </Directions>
  );
}
