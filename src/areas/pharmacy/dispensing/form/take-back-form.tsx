import { Checkbox, NativeSelect, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { ledgerMethods } from '#areas/billing/billing-rules.public.ts';
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
import { takeBack } from '../dispensing.calls.ts';
import { type Dispensing, maxDispensed } from '../dispensing.contract.ts';
import { useRefreshDispensing } from '../dispensing.hooks.ts';
import { t } from '../dispensing.texts.ts';

const destinations = ['pharmacy', 'quarantine'] as const;

const schema = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        itemId: z.uuid(),
        lotId: z.uuid(),
        quantity: optionalWholeNumber({ min: 0, max: maxDispensed }),
      }),
    )
    .transform((all) =>
      all.flatMap(({ quantity, ...lot }) =>
        quantity === null || quantity === 0 ? [] : [{ ...lot, quantity }],
      ),
    ),
  reason: requiredText(500),
  to: z.enum(destinations),
  isOwedAgain: z.boolean(),
  refundMethod: z.enum(ledgerMethods),
});

interface TakeBackFormProps {
  dispensing: Dispensing;
  currencyCode: string;
  onClose: () => void;
}

/** Takes back by lot what was handed out. */
export function TakeBackForm({ dispensing, currencyCode, onClose }: TakeBackFormProps) {
  const format = useFormat();
  const { id: dispensingId, dispensingNumber: number, prescriptionId, invoiceId } = dispensing;
  const refresh = useRefreshDispensing(prescriptionId);
  const lots = dispensing.items.flatMap((item) =>
    item.lots
      .map((lot) => ({ ...lot, itemId: item.id, name: item.name, left: lot.quantity - lot.returnedQuantity }))
      .filter(({ left }) => left > 0),
  );
  const draft = useDraftForm({
    schema,
    initialValues: {
      lines: lots.map(({ itemId, lotId }) => ({ itemId, lotId, quantity: '' })),
      reason: '',
      to: 'pharmacy',
      isOwedAgain: false,
      refundMethod: 'cash',
    },
    draftKey: `dispensing-return.${dispensingId}`,
    save: (fields, key) => takeBack({ dispensingId, ...fields }, new Submission(key)),
    describeFailure(error) {
      refresh();
      return failureWords(t('failedToTakeBack'), error, movingRefusals(format));
    },
    onSaved({ creditNoteNumber, refundMinor }) {
      refresh();
      const amount = format.money(refundMinor, currencyCode);
      if (creditNoteNumber === null) notifySuccess(t('wasTakenBack'));
      else if (refundMinor === 0) notifySuccess(t('wasCredited', { number: creditNoteNumber }));
      else notifySuccess(t('wasAskedBack', { number: creditNoteNumber, amount }));
      onClose();
    },
  });
  const { form } = draft;
  return (
    <FormModal
      title={t('takeBackTitle', { number })}
      draft={draft}
      onClose={onClose}
      submitLabel={t('takeBack')}
    >
      <Text size="sm">{t('takeBackText')}</Text>
      {lots.map(({ itemId, lotId, name, lotNumber: lot, left }, index) => (
        <WholeNumberField
          key={`${itemId} ${lotId}`}
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
      {invoiceId && (
        <NativeSelect
          label={t('refundMethod')}
          data={ledgerMethods.map((value) => ({ value, label: t(`method_${value}`) }))}
          {...form.getInputProps('refundMethod')}
        />
      )}
      <Checkbox label={t('isOwedAgain')} {...form.getInputProps('isOwedAgain', { type: 'checkbox' })} />
    </FormModal>
  );
}
