import {
  Button,
  download,
  isEmptyText,
  Notes,
  ofInput,
  operand,
  OptionsLine,
  Section,
  TextField,
  TextPane,
  useExample,
  useInput,
  useMessages,
  useOperation,
  useOptionErrors,
  useOptions,
  Working,
} from '#kit';
import { IdentityFacts } from './identity.tsx';
import { extensionIn } from './extension-in.ts';
import type en from './locales/en.json';
import { decode } from './operations.ts';
import { Preview } from './preview.tsx';

/** Base64 in, a file out: what it is, a preview, and the download. */
export function DecodeSection() {
  const t = useMessages<typeof en.ui>();
  const [text, setText] = useInput('decode');
  const options = useOptions(decode);
  const isEmpty = isEmptyText(text);
  const state = useOperation(decode, operand(text), options.values, { enabled: !isEmpty });
  const error = state.is === 'failed' ? state.error : undefined;
  const option = useOptionErrors(options, error);
  const loadExample = useExample(decode, ({ input }) => setText(String(input)));
  const file = state.is === 'done' ? state.value : undefined;
  const extension = option('extension');
  const detected = file === undefined ? '' : extensionIn(file.name);
  return (
    <Section title={t('decode')} name="decode">
      <OptionsLine>
        <TextField {...option('name')} inline />
        <TextField {...extension} value={extension.value || detected} placeholder="" inline />
      </OptionsLine>
      <div className="n-stack">
        <TextPane
          name={t('base64')}
          value={text}
          onChange={setText}
          onExample={loadExample}
          error={ofInput(error)}
          height="short"
        />
        {state.is === 'running' && state.slow && <Working progress={state.progress} onCancel={state.cancel} />}
        {state.is === 'done' && <Notes notes={state.notes} />}
        {file !== undefined && (
          <div className="n-stack" data-result>
            <div className="n-line">
              <Button look="primary" icon="download" onClick={() => download(file, file.name)}>
                {t('download')}
              </Button>
            </div>
            <IdentityFacts file={file} name={file.name} />
            <Preview file={file} name={file.name} />
          </div>
        )}
      </div>
    </Section>
  );
}
