// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { operation } from '#engine/operation';
import { choice, content, flag, integer } from '#engine/options';
import { ToolContext, type ToolInUse } from '../context/tool-context.ts';
import { toasts } from '../context/toasts.ts';
import { writeItem } from '../settings/storage.ts';
import { useOptions } from './use-options.ts';

const make = operation({
  input: 'none',
  output: 'text',
  options: {
    range: choice(['all', 'custom'], 'all'),
    min: integer({ initial: 1, min: 0, max: 9 }),
    step: integer({ initial: 1, min: 0, max: 9 }),
    name: content(''),
    upper: flag(false),
    lang: content(''),
  },
  needs: { min: { range: 'custom' }, step: { range: 'custom' }, name: { upper: true } },
  sets: { min: { range: 'custom' } },
  load: () => Promise.resolve(),
  run: () => '',
});

function show(address = '/') {
  history.replaceState(null, '', address);
  const tool = {
    id: 'tool',
    tool: { operations: { make }, en: {} },
    messages: {},
    links: new Map(),
  } as unknown as ToolInUse;
  const wrapper = ({ children }: { children: ReactNode }) => <ToolContext value={tool}>{children}</ToolContext>;
  const { result } = renderHook(() => useOptions(make), { wrapper });
  return { options: () => result.current, link: () => tool.links.get('make.options') };
}

const told = () => toasts.get().map(({ text }) => text);

beforeEach(() => {
  writeItem('options:tool', undefined);
  toasts.set([]);
});
afterEach(cleanup);

test('a link omits what has no effect', () => {
  const { options, link } = show();
  act(() => options().set({ range: 'custom', step: 5, name: 'a', upper: true }));
  expect(link()).toEqual({ options: { range: 'custom', step: '5', upper: 'true' }, inputs: { 'make.name': 'a' } });
  act(() => options().set({ range: 'all', upper: false }));
  expect(link()).toEqual({ options: {}, inputs: {} });
});

test('an option of a link that has no effect is told', () => {
  const { options } = show('/?step=5&upper=false#make.name=a');
  expect(options().values).toMatchObject({ range: 'all', step: 5, name: 'a' });
  expect(told()).toEqual([
    '“step” has no effect here: it needs range=custom.',
    '“name” has no effect here: it needs upper=true.',
  ]);
});

test('one that has an effect is not', () => {
  show('/?step=5&range=custom&upper=true#make.name=a');
  expect(told()).toEqual([]);
});

test('one that is stored makes it effective', () => {
  writeItem('options:tool', JSON.stringify({ make: { range: 'custom' } }));
  show('/?step=5');
  expect(told()).toEqual([]);
});

test('an option of a link sets what it needs, as on the command line', () => {
  const { options } = show('/?min=5');
  expect(options().values).toMatchObject({ range: 'custom', min: 5 });
  expect(told()).toEqual([]);
});

test('what a link says to the site is no option', () => {
  expect(show('/?lang=ru').options().values.lang).toBe('');
  expect(show('/?make.lang=ru').options().values.lang).toBe('ru');
});
