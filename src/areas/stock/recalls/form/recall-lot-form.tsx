import { Text, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { freeText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { StockItem } from '../../items/item.contract.ts';
import { useRefreshStock } from '../../items/item.calls.ts';
import { movementReason, type StockLot } from '../../movements/stock-movement.contract.ts';
import { recallLot } from '../stock-recall.calls.ts';
import { useRefreshRecalls } from '../stock-recall.hooks.ts';
import { recallRefusals } from '../stock-recall.words.tsx';
import { t } from '../stock-recalls.texts.ts';

const schema = z.strictObject({ reason: movementReason, reference: freeText(200) });

export interface RecallLotFormProps {
  item: StockItem;
  lot: StockLot;
  onClose: () => void;
}

/** Recalls a lot. */
export function RecallLotForm({ item, lot: { lotId, lotNumber: lot }, onClose }: RecallLotFormProps) {
  const format = useFormat();
  const refreshStock = useRefreshStock();
  const refreshRecalls = useRefreshRecalls();
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema),
    draftKey: `stock-recall.${lotId}`,
    save: (fields, key) => recallLot({ lotId, ...fields }, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToRecall'), error, recallRefusals(format)),
    onSaved() {
      refreshStock();
      refreshRecalls();
      notifySuccess(t('wasRecalled', { lot }));
      onClose();
    },
  });
  const field = namedFields(draft.form, t);
  return (
    <FormModal
      title={t('formTitle', { lot, name: item.name })}
      draft={draft}
      size="md"
      onClose={onClose}
      submitLabel={t('recallLot')}
    >
      <Text size="sm">{t('formText')}</Text>
      <Textarea {...field('reason', t('why'))} autosize minRows={2} data-autofocus />
      <TextInput {...field('reference')} />
    </FormModal>
  );
}
