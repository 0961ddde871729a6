import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

const nativeKind = /\btype\s*[=:]\s*\{?\s*['"`](?:date|time|datetime-local|month|week)['"`]/;
const otherFields = /from '@mantine\/dates'/;
const ownCalendar = 'src/ui/form/fields/date-calendar.tsx';

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

test.each(['type="date"', "type={'datetime-local'}", "{ type: 'time' }", 'type="month"'])(
  'a field of the browser is recognised: %s',
  (text) => expect(isNative(text)).toBe(true),
);
