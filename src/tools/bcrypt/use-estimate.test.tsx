// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useEstimate } from './use-estimate.ts';

/** The device does one round in a millisecond. */
vi.mock('#kit', () => ({
  useOperation: (_: unknown, rounds: number, _options: unknown, { enabled }: { enabled: boolean }) =>
    enabled ? { is: 'done', value: { milliseconds: rounds } } : { is: 'empty' },
}));

afterEach(cleanup);

const render = (rounds: number | undefined, job: string) =>
  renderHook((props) => useEstimate(props.rounds, props.job), { initialProps: { rounds, job } });

test('short work begins by itself', () => {
  expect(render(1024, 'a').result.current).toMatchObject({ milliseconds: 1024, isAllowed: true, isWaiting: false });
});

test('long work waits until it is asked for, and the next one waits again', () => {
  const { result, rerender } = render(2 ** 14, 'a');
  expect(result.current).toMatchObject({ isAllowed: false, isWaiting: true });
  act(() => result.current.allow());
  expect(result.current).toMatchObject({ isAllowed: true, isWaiting: false });
  rerender({ rounds: 2 ** 14, job: 'b' });
  expect(result.current).toMatchObject({ isAllowed: false, isWaiting: true });
});

test('nothing to do takes no time, and waits for nobody', () => {
  expect(render(undefined, '').result.current).toMatchObject({ milliseconds: undefined, isWaiting: false });
});
