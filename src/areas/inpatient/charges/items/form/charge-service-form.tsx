import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { optionalInstantText } from '#kernel/time/instant-text.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { addStayService } from '../../charge.calls.ts';
import { useRefreshCharges } from '../../charge.hooks.ts';
import { chargeRefusals } from '../../charge.words.ts';
import { t } from '../../charges.texts.ts';
import { ChargeablePicker } from './chargeable-picker.tsx';

const formSchema = z.strictObject({
  serviceId: z.uuid(valueIssue('chooseOne')),
  quantity: optionalWholeNumber({ min: 1, max: 1000 }),
  chargedAt: optionalInstantText(),
});

/** Charges a service of the catalogue on a stay. */
export function ChargeServiceForm({ admissionId, onClose }: { admissionId: string; onClose: () => void }) {
  const refresh = useRefreshCharges();
  const draft = useDraftForm({
    schema: formSchema,
    initialValues: emptyValues(formSchema, { quantity: 1 }),
    draftKey: `stay-service.${admissionId}`,
    save: ({ quantity, ...wish }, key) =>
      addStayService({ admissionId, ...wish, quantity: quantity ?? 1 }, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToCharge'), error, chargeRefusals),
    onSaved() {
      refresh();
      notifySuccess(t('wasCharged'));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal title={t('chargeService')} draft={draft} onClose={onClose} submitLabel={t('chargeService')}>
      <ChargeablePicker {...field('serviceId', t('service'))} kind="service" data-autofocus />
      <WholeNumberField {...field('quantity')} />
      <DateTimeField {...field('chargedAt', t('at'))} />
    </FormModal>
  );
}
