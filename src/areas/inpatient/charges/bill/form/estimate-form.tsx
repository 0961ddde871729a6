import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import { freeText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { typedMoney } from '#ui/form/fields/typed-money.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { giveStayEstimate } from '../../charge.calls.ts';
import { useRefreshCharges } from '../../charge.hooks.ts';
import { chargeRefusals } from '../../charge.words.ts';
import { t } from '../../charges.texts.ts';

/** Notes what the patient was told that the stay would cost. */
export function EstimateForm({ admissionId, onClose }: { admissionId: string; onClose: () => void }) {
  const { currencyCode } = usePerson().tenant;
  const refresh = useRefreshCharges();
  const [schema] = useState(() =>
    z.strictObject({
      amountMinor: typedMoney(currencyCode, { min: 1 }),
      days: optionalWholeNumber({ min: 0, max: 365 }),
      notes: freeText(500),
    }),
  );
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema),
    draftKey: `stay-estimate.${admissionId}`,
    save: (wish, key) => giveStayEstimate({ admissionId, ...wish }, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToEstimate'), error, chargeRefusals),
    onSaved() {
      refresh();
      notifySuccess(t('wasEstimated'));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal title={t('giveEstimate')} draft={draft} size="md" onClose={onClose} submitLabel={t('save')}>
      <MoneyField {...field('amountMinor', t('amount'))} currencyCode={currencyCode} data-autofocus />
      <WholeNumberField {...field('days')} />
      <Textarea {...field('notes')} autosize minRows={2} />
    </FormModal>
  );
}
