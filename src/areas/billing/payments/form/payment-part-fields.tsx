import { ActionIcon, Fieldset, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { fieldsAt } from '#ui/form/fields/form-of.ts';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import type { DraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { isWallet, paymentMethods } from '../payment.rules.ts';
import { t } from '../payments.texts.ts';
import { typedChange, type TypedPayment } from './record-payment.values.ts';

export interface PaymentPartFieldsProps {
  draft: DraftForm<TypedPayment>;
  index: number;
  currencyCode: string;
}

/** Method, amount and what goes with the method, of one part of a payment. */
export function PaymentPartFields({ draft: { form }, index, currencyCode }: PaymentPartFieldsProps) {
  const { money } = useFormat();
  const { parts } = form.values;
  const part = parts[index];
  if (!part) return null;
  const at = fieldsAt(form, `parts.${index}`);
  const change = typedChange(part, currencyCode);
  const number = index + 1;
  return (
    <Fieldset
      legend={parts.length > 1 ? t('part', { number }) : undefined}
      variant={parts.length > 1 ? 'default' : 'unstyled'}
    >
      <Stack gap="sm">
        <Group align="flex-start" grow preventGrowOverflow={false} gap="sm">
          <NativeSelect
            label={t('method')}
            data={paymentMethods.map((value) => ({ value, label: t(`method_${value}`) }))}
            {...at('method')}
          />
          <MoneyField
            label={t('amount')}
            required
            currencyCode={currencyCode}
            {...(index === parts.length - 1 && { 'data-autofocus': true })}
            {...at('amount')}
          />
        </Group>
        {part.method === 'cash' ? (
          <MoneyField
            label={t('tendered')}
            description={t('tenderedHint')}
            currencyCode={currencyCode}
            {...at('tendered')}
          />
        ) : (
          <TextInput
            label={t(isWallet(part.method) ? 'transaction' : 'reference')}
            description={t(isWallet(part.method) ? 'transactionHint' : 'referenceHint')}
            required={isWallet(part.method)}
            maxLength={100}
            autoComplete="off"
            {...at('reference')}
          />
        )}
        {change !== null && (
          <Group justify="space-between" component="output">
            <Text size="sm">{t('change')}</Text>
            <Text fw={700}>{money(change, currencyCode)}</Text>
          </Group>
        )}
        {parts.length > 1 && (
          <Group justify="flex-end">
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('removePart', { number })}
              onClick={() => form.removeListItem('parts', index)}
            >
              <Icon name="trash" size={18} />
            </ActionIcon>
          </Group>
        )}
      </Stack>
    </Fieldset>
  );
}
