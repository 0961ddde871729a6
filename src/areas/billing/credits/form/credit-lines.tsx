import { Box, Stack, Text, TextInput } from '@mantine/core';
import type { DraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { InvoiceItem } from '../../invoices/invoice.contract.ts';
import type { CreditedLine, LineLeft } from '../credit-note.rules.ts';
import { t } from '../credits.texts.ts';
import classes from './credit-lines.module.css';
import type { TypedCredit } from './credit-note.values.ts';

export interface CreditLinesProps {
  items: readonly InvoiceItem[];
  left: readonly LineLeft[];
  credit: readonly (CreditedLine | null)[];
  currencyCode: string;
  form: DraftForm<TypedCredit>['form'];
}

/** Each line of the invoice with the units to credit and what they are worth after discount and tax. */
export function CreditLines({ items, left, credit, currencyCode, form }: CreditLinesProps) {
  const { money } = useFormat();
  return (
    <Stack gap="sm">
      {items.map(({ id, name, quantity }, index) => {
        const count = left[index]!.quantity;
        const line = credit[index];
        return (
          <Box key={id} className={classes['line'] ?? ''}>
            <div>
              <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
                {name}
              </Text>
              <Text size="sm" c="dimmed">
                {t('left', { count, of: quantity })}
              </Text>
            </div>
            <TextInput
              label={t('quantity')}
              aria-label={t('quantityOf', { name })}
              inputMode="numeric"
              autoComplete="off"
              disabled={count === 0}
              {...(index === 0 && { 'data-autofocus': true })}
              {...form.getInputProps(`lines.${index}.quantity`)}
            />
            <Text size="sm" ta="end" pt="1.95rem">
              {line ? money(line.totalMinor, currencyCode) : t('unknown')}
            </Text>
          </Box>
        );
      })}
    </Stack>
  );
}
