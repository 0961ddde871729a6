import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
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

/** A line to correct, or to price. */
type CorrectedCharge = Omit<
  SurgicalCharge,
  'kind' | 'amountMinor' | 'changeReason' | 'changedByName' | 'changedAt'
>;

/**
 * Charges another quantity or price than follows from the operation, with a reason; or gives a price to what has none,
 * with where it is from.
 */
export function CorrectForm({ charge, onClose }: { charge: CorrectedCharge; onClose: () => void }) {
  const isPricing = charge.state === 'unpriced';
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
      priceMinor: isPricing ? '' : moneyText(charge.priceMinor, currencyCode),
      reason: '',
    },
    draftKey: `surgical-charge.${surgicalChargeId}`,
    save: (fields, key) => correctCharge({ surgicalChargeId, version, ...fields }, new Submission(key)),
    describeFailure(error) {
      refresh();
      return failureWords(t(isPricing ? 'failedToPrice' : 'failedToCorrect'), error, chargeRefusals);
    },
    onSaved() {
      refresh();
      notifySuccess(isPricing ? t('wasPriced', { name: chargeName(charge) }) : t('wasCorrected'));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t(isPricing ? 'priceTitle' : 'correctTitle', { name: chargeName(charge) })}
      draft={draft}
      onClose={onClose}
      submitLabel={t(isPricing ? 'setPrice' : 'correct')}
    >
      <Text size="sm">
        {isPricing
          ? t('priceText')
          : t('correctText', { quantity: foundQuantity, price: money(foundPriceMinor, currencyCode) })}
      </Text>
      <WholeNumberField {...field('quantity')} {...(!isPricing && { 'data-autofocus': true })} />
      <MoneyField {...field('priceMinor', t('price'))} {...(isPricing && { 'data-autofocus': true })} />
      <TextInput {...field('reason', t(isPricing ? 'priceSource' : 'reason'))} />
    </FormModal>
  );
}
