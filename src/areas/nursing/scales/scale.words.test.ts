import { expect, test } from 'vitest';
import { scales } from '../assessments/scale-answers.ts';
import { scaleWord } from './scale.words.ts';

test('every scale, question, answer and band has its words', () => {
  const names = Object.entries(scales).flatMap(([scale, { items, bands }]) => [
    [scale],
    ...bands.map(({ name }) => [scale, name]),
    ...Object.entries(items).flatMap(([item, answers]) => [
      [scale, item],
      ...Object.keys(answers).map((answer) => [scale, item, answer]),
    ]),
  ]);
  const without = names.filter((name) => {
    const word = scaleWord(...name);
    return !word || word.includes(name.join('_'));
  });
  expect(without).toEqual([]);
  expect(names.length).toBeGreaterThan(80);
});
