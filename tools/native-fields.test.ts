import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

const nativeKind = /\btype\s*[=:]\s*\{?\s*['"`](?:date|time|datetime-local|month|week)['"`]/;
const otherFields = /from '@mantine\/dates'/;
const ownCalendar = 'src/ui/form/fields/date-calendar.tsx';
// They drop every digit but those of one script; WholeNumberField, MoneyField and PercentField read all.
const numberKind = /\btype\s*[=:]\s*\{?\s*['"`](?:number|range)['"`]|\b(?:NumberInput|PinInput)\b/;

/** Nothing is typed into this one: it is moved along a chart. */
const ofChart = 'src/ui/chart/plot.tsx';

function isNative(text: string): boolean {
  return nativeKind.test(text);
}

test('no field leaves it to the browser what is day and what is month', () => {
  const files = globSync('src/**/*.tsx', { cwd: root }).filter((path) => !path.endsWith('.test.tsx'));
  const wrong = files.filter((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return isNative(text) || (otherFields.test(text) && path !== ownCalendar);
  });
  expect(files).toContain(ownCalendar);
  expect(wrong).toEqual([]);
});

test('no number field refuses the digits of the country', () => {
  const files = globSync('src/**/*.tsx', { cwd: root }).filter((path) => !path.endsWith('.test.tsx'));
  const found = files.filter((path) => numberKind.test(readFileSync(join(root, path), 'utf8')));
  expect(found).toEqual([ofChart]);
});

test.each(['type="number"', '<NumberInput', "{ type: 'range' }"])(
  'a number field that reads one script is recognised: %s',
  (text) => expect(numberKind.test(text)).toBe(true),
);

test.each(['type="date"', "type={'datetime-local'}", "{ type: 'time' }", 'type="month"'])(
  'a field of the browser is recognised: %s',
  (text) => expect(isNative(text)).toBe(true),
);
