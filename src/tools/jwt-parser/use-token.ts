import { operand, resultToShow, useOperation, useTextOperation } from '#kit';
import { decode } from './operations.ts';

/** A token, which is in no link, and what it says; a key that cannot be read keeps nobody from reading the token. */
export function useToken() {
  const token = useTextOperation(decode, '', false);
  const { value, values, state } = token;
  const isKeyWrong = state.is === 'failed' && state.error.where.option === 'key';
  const withoutKey = useOperation(decode, operand(value), { ...values, key: '' }, { enabled: isKeyWrong });
  const read = isKeyWrong ? withoutKey : state;
  return { ...token, state: read, shown: resultToShow(read) };
}
