import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentText, typedPercent } from './typed-percent.ts';

test('every rate goes through the field unchanged', () => {
  fc.assert(
    fc.property(fc.nat(10_000), (basisPoints) => {
      expect(typedPercent.parse(percentText(basisPoints))).toBe(basisPoints);
    }),
  );
  expect([percentText(1000), percentText(750), percentText(5)]).toEqual(['10', '7.5', '0.05']);
  expect([typedPercent.parse('7.5 %'), typedPercent.parse('১০')]).toEqual([750, 1000]);
});

test('what is no percentage says so at the field', () => {
  const message = (typed: string) =>
    typedPercent.safeParse(typed).error?.issues.map((issue) => issue.message);
  expect(message('100.01')).toEqual(['Enter at most 100 percent.']);
  for (const typed of ['', 'ten', '-1', '7.555']) {
    expect(message(typed)).toEqual(['Write a percentage like 7.5.']);
  }
});
