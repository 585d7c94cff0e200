import {
  isEmptyText,
  ofInput,
  operand,
  resultToShow,
  useExample,
  useInput,
  useOperation,
  useOptionErrors,
  useOptions,
} from '#kit';
import { decode } from './operations.ts';

/** A token, which is in no link, and what it says; a key that cannot be read keeps nobody from reading the token. */
export function useToken() {
  const [text, setText] = useInput('decode', '', false);
  const options = useOptions(decode);
  const { values, set } = options;
  const run = { enabled: !isEmptyText(text), optionError: options.error };
  const withKey = useOperation(decode, operand(text), values, run);
  const error = withKey.is === 'failed' ? withKey.error : undefined;
  const isKeyWrong = error?.where.option === 'key';
  const withoutKey = useOperation(decode, operand(text), { ...values, key: '' }, { enabled: isKeyWrong });
  const loadExample = useExample(decode, (example) => {
    setText(String(example.input));
    set(example.options ?? {});
  });
  const state = isKeyWrong ? withoutKey : withKey;
  const option = useOptionErrors(options, error);
  return {
    text,
    setText,
    values,
    set,
    option,
    state,
    shown: resultToShow(state),
    inputError: ofInput(error),
    loadExample,
  };
}
