import { describe, expect, test } from 'vitest';
import { readArguments } from './arguments.ts';
import { UsageError } from './failure.ts';

const step = (tool: string, operation: string, ...options: object[]) => ({ tool, operation, options });
const option = (name: string, value?: string, from = 'argument') => ({ name, value, from });

describe('steps, options and a file', () => {
  test.each([
    ['a/b', [step('a', 'b')], undefined],
    ['a/b file', [step('a', 'b')], 'file'],
    ['a/b -', [step('a', 'b')], '-'],
    ['a/b file --x', [step('a', 'b', option('x'))], 'file'],
    ['a/b --x=1 --y=a=b --z=', [step('a', 'b', option('x', '1'), option('y', 'a=b'), option('z', ''))], undefined],
    ['a/b --x@=file', [step('a', 'b', option('x', 'file', 'file'))], undefined],
    ['a/b --x@env=NAME', [step('a', 'b', option('x', 'NAME', 'environment'))], undefined],
    ['a/b --x=@file', [step('a', 'b', option('x', '@file'))], undefined],
    ['a/b --x=1 + c/d --x=2 file', [step('a', 'b', option('x', '1')), step('c', 'd', option('x', '2'))], 'file'],
    ['a/b+c/d', [step('a', 'b'), step('c', 'd')], undefined],
    ['a/b +c/d+ e/f', [step('a', 'b'), step('c', 'd'), step('e', 'f')], undefined],
    ['a/b x+y/z', [step('a', 'b')], 'x+y/z'],
    ['a/b -- --x', [step('a', 'b')], '--x'],
    ['a/b -- +', [step('a', 'b')], '+'],
  ])('%s', (line, steps, file) => {
    expect(readArguments(line.split(' '))).toEqual({ steps, file });
  });
});

describe('what is not understood', () => {
  test.each([
    ['', 'before the “+”'],
    ['+', 'before the “+”'],
    ['+ a/b', 'before the “+”'],
    ['a/b + + c/d', 'before the “+”'],
    ['a/b++c/d', 'before the “+”'],
    ['a/b +', 'after the “+”'],
    ['a/b + -- x', 'after the “+”'],
    ['a', '“a” names no operation. Write a/<operation>.'],
    ['a/', '“a/” names no operation'],
    ['a/b/c', '“a/b/c” is not of the form'],
    ['--x', '“--x” stands where a tool is expected'],
    ['a/b + --x', '“--x” stands where a tool is expected'],
    ['a/b -x', 'Options have two dashes: --x'],
    ['a/b c d', 'One file at most, but there are 2: c, d'],
    ['a/b --x=1 --x=2', '--x is given twice'],
  ])('%s', (line, message) => {
    expect(() => readArguments(line.split(' '))).toThrow(UsageError);
    expect(() => readArguments(line.split(' '))).toThrow(message);
  });
});
