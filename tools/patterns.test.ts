import { expect, test } from 'vitest';
import { faultOf, patternsIn } from './patterns.ts';

function faultsIn(text: string): (string | undefined)[] {
  return patternsIn(text, 'ts').map(faultOf);
}

test.each([
  ['const email = /^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/;'],
  ['const words = /^(\\w+\\s?)*$/;'],
  ["text.replace(/0+$/, '')"],
  ["const part = String.raw`(?:\\w|\\d+)*`;\nconst whole = new RegExp(`^${part}$`, 'i');"],
])('a pattern whose work grows faster than its text is found: %s', (text) => {
  expect(faultsIn(text)).toEqual([expect.any(String)]);
});

test.each([
  ['const id = /^[0-9a-f]{8}$/;'],
  ["text.replace(/(?<!0)0+$/, '')"],
  ["const number = '[0-9]{1,3}';\nconst span = new RegExp(`^${number}-${number}$`);"],
])('a pattern that looks at each character a fixed number of times passes: %s', (text) => {
  expect(faultsIn(text)).toEqual([undefined]);
});

test('a pattern that only the running program knows is named', () => {
  expect(faultsIn('const own = (text: string) => new RegExp(text);')).toEqual([
    expect.stringContaining('literals'),
  ]);
});
