import { NativeSelect, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { paymentMethods } from '#areas/billing/billing-rules.public.ts';
import { movingRefusals } from '#areas/stock/stock-words.public.ts';
import { Submission } from '#client/remote.ts';
import { requiredText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { takeBackSold } from '../counter-sale.calls.ts';
import { type CounterSale, maxSoldUnits } from '../counter-sale.contract.ts';
import { useRefreshCounter } from '../counter-sale.hooks.ts';
import { t } from '../counter-sales.texts.ts';

const destinations = ['pharmacy', 'quarantine'] as const;

const schema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        soldItemId: z.uuid(),
        lotId: z.uuid(),
        quantity: optionalWholeNumber({ min: 0, max: maxSoldUnits }),
      }),
    )
    .transform((all) => all.flatMap(({ quantity, ...lot }) => (quantity ? [{ ...lot, quantity }] : []))),
  reason: requiredText(500),
  to: z.enum(destinations),
  refundMethod: z.enum(paymentMethods),
});

/** Takes back by lot what was sold. */
export function TakeBackSoldForm({ sale, onClose }: { sale: CounterSale; onClose: () => void }) {
  const format = useFormat();
  const { id: saleId, saleNumber, currencyCode } = sale;
  const refresh = useRefreshCounter();
  const lots = sale.items.flatMap((item) =>
    item.lots
      .map((lot) => ({
        ...lot,
        soldItemId: item.id,
        name: item.name,
        left: lot.quantity - lot.returnedQuantity,
      }))
      .filter(({ left }) => left > 0),
  );
  const draft = useDraftForm({
    schema,
    initialValues: {
      lines: lots.map(({ soldItemId, lotId }) => ({ soldItemId, lotId, quantity: '' })),
      ...{ reason: '', to: 'pharmacy', refundMethod: 'cash' },
    },
    draftKey: `counter-return.${saleId}`,
    save: (fields, key) => takeBackSold({ saleId, ...fields }, new Submission(key)),
    describeFailure(error) {
      refresh();
      return failureWords(t('failedToTakeBack'), error, movingRefusals(format));
    },
    onSaved({ creditNoteNumber: number, refundMinor }) {
      refresh();
      notifySuccess(t('wasTakenBack', { number, amount: format.money(refundMinor, currencyCode) }));
      onClose();
    },
  });
  const { form } = draft;
  return (
    <FormModal
      title={t('takeBackTitle', { number: saleNumber })}
      draft={draft}
      onClose={onClose}
      submitLabel={t('takeBack')}
    >
      <Text size="sm">{t('takeBackText')}</Text>
      {lots.map(({ soldItemId, lotId, name, lotNumber: lot, left }, index) => (
        <WholeNumberField
          key={`${soldItemId} ${lotId}`}
          label={t('backLot', { name, lot, left })}
          {...form.getInputProps(`lines.${index}.quantity`)}
        />
      ))}
      {form.errors['lines'] && (
        <Text size="sm" c="red" role="alert">
          {form.errors['lines']}
        </Text>
      )}
      <TextInput label={t('reason')} required maxLength={500} {...form.getInputProps('reason')} />
      <NativeSelect
        label={t('to')}
        data={destinations.map((value) => ({ value, label: t(`to_${value}`) }))}
        {...form.getInputProps('to')}
      />
      <NativeSelect
        label={t('refundMethod')}
        data={paymentMethods.map((value) => ({ value, label: t(`method_${value}`) }))}
        {...form.getInputProps('refundMethod')}
      />
    </FormModal>
  );
}
