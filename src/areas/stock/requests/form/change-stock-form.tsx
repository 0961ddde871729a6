import { NativeSelect, Text, Textarea } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { StockItem } from '../../items/item.contract.ts';
import { useRefreshStock } from '../../items/item.calls.ts';
import { maxQuantity } from '../../ledger/movement-kinds.ts';
import { movementReason, type StockLot } from '../../movements/stock-movement.contract.ts';
import { issue } from '../../movements/stock-movement.issues.ts';
import { movingRefusals } from '../../movements/stock-movement.words.ts';
import { t } from '../../movements/stock-movements.texts.ts';
import { changeStock } from '../stock-request.calls.ts';
import { requestKinds } from '../stock-request.contract.ts';
import { useRefreshRequests } from '../stock-request.hooks.ts';

const schema = z.strictObject({
  kind: z.enum(requestKinds),
  quantity: optionalWholeNumber({ min: -maxQuantity, max: maxQuantity }).refine(
    (value) => value !== null && value !== 0,
    issue('quantityMissing'),
  ),
  reason: movementReason,
});

export interface ChangeStockFormProps {
  item: StockItem;
  lot: StockLot;
  onClose: () => void;
}

/** Sets the record of a lot right, or writes stock off. */
export function ChangeStockForm({ item, lot, onClose }: ChangeStockFormProps) {
  const format = useFormat();
  const refresh = useRefreshStock();
  const refreshRequests = useRefreshRequests();
  const { lotId, place } = lot;
  const draft = useDraftForm({
    schema,
    initialValues: {
      kind: lot.isExpired ? ('disposal' as const) : ('adjustment' as const),
      quantity: lot.isExpired ? lot.quantity : '',
      reason: '',
    },
    draftKey: `stock-change.${lotId}.${place.id}`,
    save: ({ kind, quantity, reason }, key) =>
      changeStock(
        {
          stockItemId: item.id,
          lotId,
          placeId: place.id,
          kind,
          // What is written off is typed without a sign.
          quantity: kind === 'adjustment' ? quantity! : -Math.abs(quantity!),
          reason,
        },
        new Submission(key),
      ),
    describeFailure: (error) => failureWords(t('failedToChange'), error, movingRefusals(format)),
    onSaved({ isDone }) {
      refresh();
      refreshRequests();
      notifySuccess(t(isDone ? 'wasChanged' : 'waits'));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const isAdjustment = form.values.kind === 'adjustment';
  return (
    <FormModal
      title={t('changeTitle')}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t(`change_${form.values.kind}`)}
    >
      <Text size="sm">{t('changeText')}</Text>
      <NativeSelect
        {...field('kind', t('changeKind'))}
        data={requestKinds.map((value) => ({ value, label: t(`change_${value}`) }))}
        data-autofocus
      />
      <WholeNumberField
        {...field('quantity', t('quantityLabel'))}
        description={isAdjustment ? t('adjustmentHint') : item.baseUnit}
      />
      <Textarea {...field('reason', t('why'))} autosize minRows={2} />
    </FormModal>
  );
}
