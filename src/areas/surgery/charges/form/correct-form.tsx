import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { correctCharge } from '../charge.calls.ts';
import { correctionFields, type SurgicalCharge } from '../charge.contract.ts';
import { useRefreshSurgicalCharges } from '../charge.hooks.ts';
import { chargeName, chargeRefusals } from '../charge.words.ts';
import { t } from '../charges.texts.ts';

/** Charges another quantity or price than follows from the operation, with a reason. */
export function CorrectForm({ charge, onClose }: { charge: SurgicalCharge; onClose: () => void }) {
  const { money } = useFormat();
  const { currencyCode } = usePerson().tenant;
  const refresh = useRefreshSurgicalCharges();
  const [schema] = useState(() =>
    z.strictObject({ ...correctionFields, priceMinor: typedMoney(currencyCode) }),
  );
  const { id: surgicalChargeId, version, foundQuantity, foundPriceMinor } = charge;
  const draft = useDraftForm({
    schema,
    initialValues: {
      quantity: charge.quantity,
      priceMinor: moneyText(charge.priceMinor, currencyCode),
      reason: '',
    },
    draftKey: `surgical-charge.${surgicalChargeId}`,
    save: (fields, key) => correctCharge({ surgicalChargeId, version, ...fields }, new Submission(key)),
    describeFailure(error) {
      refresh();
      return failureWords(t('failedToCorrect'), error, chargeRefusals);
    },
    onSaved() {
      refresh();
      notifySuccess(t('wasCorrected'));
      onClose();
    },
  });
  const { form } = draft;
  return (
    <FormModal
      title={t('correctTitle', { name: chargeName(charge) })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('correct')}
    >
      <Text size="sm">
        {t('correctText', { quantity: foundQuantity, price: money(foundPriceMinor, currencyCode) })}
      </Text>
      <WholeNumberField label={t('quantity')} required data-autofocus {...form.getInputProps('quantity')} />
      <MoneyField label={t('price')} required {...form.getInputProps('priceMinor')} />
      <TextInput label={t('reason')} required maxLength={500} {...form.getInputProps('reason')} />
    </FormModal>
  );
}
