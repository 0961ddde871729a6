import { expect, test } from 'vitest';
import { offeredCurrencies } from '#kernel/money/currencies.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { formatDate, formatDateTime } from '#ui/i18n/format-date.ts';
import { formatMoney } from '#ui/i18n/format-money.ts';
import { dateFormats, timeFormats, type TenantFormat } from '#ui/i18n/tenant-format.ts';
import type { PrintPaper } from '#ui/print/print-document.ts';
import { renderDocument } from '#ui/print/render-document.tsx';
import { wordsOn } from '#ui/print/testing/page-words.ts';

const papers: PrintPaper[] = ['a4', 'thermal'];

async function printed(values: readonly string[], paper: PrintPaper): Promise<string> {
  const fields = values.map((value, index) => ({ label: `Field ${index}`, value }));
  const header = { organisation: 'City General', address: '', contact: '' };
  const { pages } = await renderDocument(
    { title: 'Formats', header, pageOf: [], blocks: [{ kind: 'fields', fields }] },
    paper,
  );
  return wordsOn(pages);
}

// Clocks in Havana went from midnight to one o'clock on 8 March 2026: the day has no midnight.
const lastMinute = '2026-03-08T04:59:00Z';
const nextMinute = '2026-03-08T05:00:00Z';

const written: Record<(typeof dateFormats)[number], [before: string, after: string]> = {
  'YYYY-MM-DD': ['2026-03-07', '2026-03-08'],
  'DD/MM/YYYY': ['07/03/2026', '08/03/2026'],
  'MM/DD/YYYY': ['03/07/2026', '03/08/2026'],
  'DD MMM YYYY': ['07 Mar 2026', '08 Mar 2026'],
};
const clock = { '12h': ['11:59 PM', '1:00 AM'], '24h': ['23:59', '01:00'] } as const;

function eachFormat(): TenantFormat[] {
  return dateFormats.flatMap((dateFormat) =>
    timeFormats.map((timeFormat) => ({
      timeZone: 'America/Havana',
      dateFormat,
      timeFormat,
      numberGrouping: 'thousand',
      weekStart: 'monday',
      currencyCode: 'BDT',
    })),
  );
}

test('every date and time format writes a night without midnight on the right days', () => {
  for (const format of eachFormat()) {
    const [before, after] = written[format.dateFormat];
    const [late, early] = clock[format.timeFormat];
    expect(formatDateTime(lastMinute, format)).toBe(`${before} ${late}`);
    expect(formatDateTime(nextMinute, format)).toBe(`${after} ${early}`);
    expect(formatDate(nextMinute, format)).toBe(after);
  }
  expect(dateIn('America/Havana', new Date(lastMinute))).toBe('2026-03-07');
  expect(dateIn('America/Havana', new Date(nextMinute))).toBe('2026-03-08');
});

test.each(papers)('every date and time format is printed on %s paper as on the screen', async (paper) => {
  const shown = eachFormat().map((format) => formatDateTime(nextMinute, format));
  const words = await printed(shown, paper);
  for (const one of shown) expect(words).toContain(one);
});

test.each(papers)(
  'amounts of every currency offered are printed on %s paper as on the screen',
  async (paper) => {
    const shown = offeredCurrencies.map((code) => formatMoney(-1_234_567_890, code));
    expect(shown).toEqual(['-৳12,345,678.90', '-$12,345,678.90', '-€12,345,678.90']);
    const words = await printed(shown, paper);
    for (const one of shown) expect(words).toContain(one);
  },
);
