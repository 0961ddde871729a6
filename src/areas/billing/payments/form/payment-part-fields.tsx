import { ActionIcon, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { fieldsAt } from '#ui/form/fields/form-of.ts';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { BelowRow, EntryRow, EntryRows } from '#ui/form/parts/entry-rows.tsx';
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

/** Method, amount and what goes with the method, of a payment in one part. */
export function PaymentPartFields(props: PaymentPartFieldsProps) {
  return (
    <Stack gap="sm">
      <Group align="flex-start" grow preventGrowOverflow={false} gap="sm">
        <MethodField {...props} />
        <AmountField {...props} />
      </Group>
      <ProofField {...props} />
      <Change {...props} />
    </Stack>
  );
}

/** The parts of a payment as rows of a table. */
export function PaymentPartRows({ draft, currencyCode }: Omit<PaymentPartFieldsProps, 'index'>) {
  const { form } = draft;
  const { parts } = form.values;
  return (
    <EntryRows
      columns={[
        { label: t('method'), width: 'name' },
        { label: t('amount'), width: 8.5 },
        { label: t('proof'), width: 10.5 },
        { label: '', width: 2.25 },
      ]}
    >
      {parts.map((_part, index) => (
        // Parts have no id; their fields are controlled, so the index is enough as a key.
        // oxlint-disable-next-line react/no-array-index-key
        <EntryRow key={index}>
          <MethodField draft={draft} index={index} currencyCode={currencyCode} />
          <AmountField draft={draft} index={index} currencyCode={currencyCode} />
          <ProofField draft={draft} index={index} currencyCode={currencyCode} />
          {parts.length > 1 ? (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('removePart', { number: index + 1 })}
              onClick={() => form.removeListItem('parts', index)}
            >
              <Icon name="trash" size={18} />
            </ActionIcon>
          ) : (
            <span />
          )}
          <BelowRow>
            <Change draft={draft} index={index} currencyCode={currencyCode} />
          </BelowRow>
        </EntryRow>
      ))}
    </EntryRows>
  );
}

/** What a field is called: with its part, where there are several. */
function named({ draft, index }: PaymentPartFieldsProps, label: string) {
  const { parts } = draft.form.values;
  return {
    label,
    ...(parts.length > 1 && { 'aria-label': t('partField', { field: label, number: index + 1 }) }),
  };
}

function MethodField(props: PaymentPartFieldsProps) {
  const at = fieldsAt(props.draft.form, `parts.${props.index}`);
  return (
    <NativeSelect
      {...named(props, t('method'))}
      data={paymentMethods.map((value) => ({ value, label: t(`method_${value}`) }))}
      {...at('method')}
    />
  );
}

function AmountField(props: PaymentPartFieldsProps) {
  const { draft, index, currencyCode } = props;
  const at = fieldsAt(draft.form, `parts.${index}`);
  return (
    <MoneyField
      {...named(props, t('amount'))}
      required
      currencyCode={currencyCode}
      {...(index === draft.form.values.parts.length - 1 && { 'data-autofocus': true })}
      {...at('amount')}
    />
  );
}

/** Beside other fields of a row a hint stands below its own. */
const belowField: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];

/** The notes that were handed over, or the number by which the money is found. */
function ProofField(props: PaymentPartFieldsProps) {
  const { draft, index, currencyCode } = props;
  const at = fieldsAt(draft.form, `parts.${index}`);
  const method = draft.form.values.parts[index]?.method ?? 'cash';
  if (method === 'cash') {
    return (
      <MoneyField
        {...named(props, t('tendered'))}
        description={t('tenderedHint')}
        inputWrapperOrder={belowField}
        currencyCode={currencyCode}
        {...at('tendered')}
      />
    );
  }
  const label = t(isWallet(method) ? 'transaction' : 'reference');
  return (
    <TextInput
      {...named(props, label)}
      inputWrapperOrder={belowField}
      description={t(isWallet(method) ? 'transactionHint' : 'referenceHint')}
      required={isWallet(method)}
      maxLength={100}
      autoComplete="off"
      {...at('reference')}
    />
  );
}

function Change({ draft, index, currencyCode }: PaymentPartFieldsProps) {
  const { money } = useFormat();
  const part = draft.form.values.parts[index];
  const change = part ? typedChange(part, currencyCode) : null;
  if (change === null) return null;
  return (
    <Group justify="space-between" component="output">
      <Text size="sm">{t('change')}</Text>
      <Text fw={700}>{money(change, currencyCode)}</Text>
    </Group>
  );
}
