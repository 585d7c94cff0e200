import { expect, test } from 'vitest';
import { chosenColumns, moveColumn, writeColumns } from './column-order.ts';

const ALL = ['id', 'full, name', 'city', 'id'];

test('no choice stands for all columns, each name once', () => {
  expect(chosenColumns(ALL, ' ')).toEqual(['id', 'full, name', 'city']);
});

test('a choice names columns as a line of CSV, without those that there are not', () => {
  expect(chosenColumns(ALL, 'city,"full, name",gone,city')).toEqual(['city', 'full, name']);
});

test('a moved column is written, and nothing is where all stand as in the data', () => {
  const moved = moveColumn(chosenColumns(ALL, ''), 'city', 0);
  expect(writeColumns(ALL, moved)).toBe('city,id,"full, name"');
  expect(writeColumns(ALL, moveColumn(moved, 'city', 2))).toBe('');
});
