import { Text, Textarea } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { StockItem } from '../../items/item.contract.ts';
import { useRefreshStock } from '../../items/item.calls.ts';
import { quarantineStock } from '../stock-movement.calls.ts';
import { movedQuantity, movementReason, type StockLot } from '../stock-movement.contract.ts';
import { movingRefusals } from '../stock-movement.words.ts';
import { t } from '../stock-movements.texts.ts';

const schema = z.strictObject({
  quantity: movedQuantity,
  reason: movementReason,
});

export interface QuarantineFormProps {
  item: StockItem;
  lot: StockLot;
  onClose: () => void;
}

/** Puts stock of a lot into quarantine. */
export function QuarantineForm({ item, lot, onClose }: QuarantineFormProps) {
  const format = useFormat();
  const refresh = useRefreshStock();
  const { lotId, place } = lot;
  const draft = useDraftForm({
    schema,
    initialValues: { quantity: lot.quantity, reason: '' },
    draftKey: `stock-quarantine.${lotId}.${place.id}`,
    save: (fields, key) =>
      quarantineStock({ stockItemId: item.id, lotId, placeId: place.id, ...fields }, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToQuarantine'), error, movingRefusals(format)),
    onSaved() {
      refresh();
      notifySuccess(t('wasQuarantined'));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t('quarantineTitle')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('quarantine')}
    >
      <Text size="sm">{t('quarantineText')}</Text>
      <WholeNumberField {...field('quantity', t('quantityLabel'))} description={item.baseUnit} />
      <Textarea {...field('reason', t('why'))} autosize minRows={2} />
    </FormModal>
  );
}
