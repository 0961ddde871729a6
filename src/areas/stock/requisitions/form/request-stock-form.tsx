import { Textarea } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { freeText } from '#kernel/text.ts';
import { useOpenPageStep } from '#screens/notices/notice-steps.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { emptyQuantityLine, QuantityLines } from '../../items/form/quantity-lines.tsx';
import { movedQuantity } from '../../movements/stock-movement.contract.ts';
import { issue } from '../../movements/stock-movement.issues.ts';
import { isShelf, PlaceSelect } from '../../places/form/place-select.tsx';
import { createRequisition } from '../requisition.calls.ts';
import { maxRequisitionLines } from '../requisition.contract.ts';
import { useRefreshRequisitions } from '../requisition.hooks.ts';
import { requisitionRefusals } from '../requisition.words.tsx';
import { t } from '../requisitions.texts.ts';
import { RequestableItemPicker } from './requestable-item-picker.tsx';

const schema = z.strictObject({
  placeId: z.uuid(issue('placeMissing')),
  notes: freeText(500),
  lines: z
    .array(z.strictObject({ stockItemId: z.uuid(issue('itemMissing')), quantity: movedQuantity }))
    .min(1, issue('nothingToSend'))
    .max(maxRequisitionLines),
});

/** Asks the store for stock. */
export function RequestStockForm({ onClose }: { onClose: () => void }) {
  const format = useFormat();
  const refresh = useRefreshRequisitions();
  const openPage = useOpenPageStep();
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema, { lines: [emptyQuantityLine] }),
    draftKey: 'requisition.new',
    save: (fields, key) => createRequisition(fields, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToRequest'), error, requisitionRefusals(format)),
    onSaved({ id, requisitionNumber: number }) {
      refresh();
      notifySuccess(t('wasRequested', { number }), [openPage(`/dashboard/inventory/requisitions/${id}`)]);
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal title={t('request')} draft={draft} onClose={onClose} submitLabel={t('request')}>
      <PlaceSelect {...field('placeId', t('place'))} isOffered={isShelf} data-autofocus />
      <QuantityLines form={form} most={maxRequisitionLines} Picker={RequestableItemPicker} />
      <Textarea {...field('notes')} autosize minRows={1} />
    </FormModal>
  );
}
