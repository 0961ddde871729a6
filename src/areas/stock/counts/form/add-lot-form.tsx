import { NativeSelect, Text } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { issue } from '../../movements/stock-movement.issues.ts';
import { useStockLots } from '../../movements/stock-movement.hooks.ts';
import { ItemPicker } from '../../transfers/form/item-picker.tsx';
import { addCountedLot } from '../stock-count.calls.ts';
import { useRefreshTakes } from '../stock-count.hooks.ts';
import { countRefusals, lotWords } from '../stock-count.words.tsx';
import { t } from '../stock-counts.texts.ts';

const schema = z.strictObject({
  stockItemId: z.uuid(issue('itemMissing')),
  lotId: z.uuid(issue('lotToChoose')),
});

/** Adds a lot that was found in the place and is not on the sheet. */
export function AddLotForm({ stockCountId, onClose }: { stockCountId: string; onClose: () => void }) {
  const format = useFormat();
  const refresh = useRefreshTakes();
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema),
    draftKey: `stock-take.add.${stockCountId}`,
    save: ({ lotId }, key) => addCountedLot({ stockCountId, lotId }, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToAdd'), error, countRefusals(format)),
    onSaved() {
      refresh();
      notifySuccess(t('lotAdded'));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const { stockItemId } = form.values;
  const lots = useStockLots(stockItemId, stockItemId !== '').data?.rows ?? [];
  const distinct = [...new Map(lots.map((lot) => [lot.lotId, lot])).values()];
  return (
    <FormModal title={t('addLot')} draft={draft} size="md" onClose={onClose} submitLabel={t('addLot')}>
      <Text size="sm">{t('addLotText')}</Text>
      <ItemPicker
        {...field('stockItemId', t('item'))}
        data-autofocus
        onPick={() => form.setFieldValue('lotId', '')}
      />
      <NativeSelect
        {...field('lotId', t('lot'))}
        data={[
          { value: '', label: t('chooseLot') },
          ...distinct.map((lot) => ({ value: lot.lotId, label: lotWords(lot, format) })),
        ]}
      />
    </FormModal>
  );
}
