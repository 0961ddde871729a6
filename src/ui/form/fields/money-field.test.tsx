import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MoneyField } from './money-field.tsx';

function markupOf(currencyCode: string, error?: string): string {
  return renderToStaticMarkup(
    <MantineProvider>
      <MoneyField label="Price" value="5.00" currencyCode={currencyCode} error={error} />
    </MantineProvider>,
  );
}

test('an amount is typed on a keyboard of digits, with the symbol on its side', () => {
  const taka = markupOf('BDT');
  expect(taka).toContain('inputMode="decimal"');
  expect(taka.indexOf('৳')).toBeLessThan(taka.indexOf('<input'));
  const forint = markupOf('HUF');
  expect(forint.indexOf('Ft')).toBeGreaterThan(forint.indexOf('<input'));
});

test('a refusal of the form is shown at the field', () => {
  expect(markupOf('BDT', 'Enter at least ৳1.00.')).toContain('Enter at least ৳1.00.');
});
