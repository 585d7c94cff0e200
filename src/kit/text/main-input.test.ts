import { expect, test, vi } from 'vitest';
import { handToMain, mainInput, registerInput } from './main-input.ts';

const make = (tool: string) => ({ tool, get: () => '', set: vi.fn() });

test('a text is put into the first input of the tool that is there', () => {
  const [first, second] = [make('here'), make('here')];
  const ends = [first, second].map(registerInput);
  handToMain('here', 'text');
  expect(first.set).toHaveBeenCalledExactlyOnceWith('text');
  expect(second.set).not.toHaveBeenCalled();
  for (const end of ends) end();
  expect(mainInput()).toBeUndefined();
});

test('it waits for the page of another tool, and is taken once', () => {
  const end = registerInput(make('here'));
  handToMain('there', 'text');
  end();
  const [first, second] = [make('there'), make('there')];
  for (const register of [first, second].map((input) => registerInput(input))) register();
  expect(first.set).toHaveBeenCalledExactlyOnceWith('text');
  expect(second.set).not.toHaveBeenCalled();
});

test('of two that wait the later one is meant', () => {
  handToMain('one', 'text');
  handToMain('two', 'text');
  const [one, two] = [make('one'), make('two')];
  for (const register of [one, two].map((input) => registerInput(input))) register();
  expect(one.set).not.toHaveBeenCalled();
  expect(two.set).toHaveBeenCalledExactlyOnceWith('text');
});
