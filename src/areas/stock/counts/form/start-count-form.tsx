import { NativeSelect, Text } from '@mantine/core';
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
import { useStockCategories } from '../../items/item.hooks.ts';
import { issue } from '../../movements/stock-movement.issues.ts';
import { isReceiving, PlaceSelect } from '../../places/form/place-select.tsx';
import { startStockCount } from '../stock-count.calls.ts';
import type { StockCountSheet } from '../stock-count.contract.ts';
import { useRefreshTakes } from '../stock-count.hooks.ts';
import { countRefusals } from '../stock-count.words.tsx';
import { t } from '../stock-counts.texts.ts';

const schema = z.strictObject({ placeId: z.uuid(issue('placeMissing')), category: freeText(100) });

export interface StartCountFormProps {
  onClose: () => void;
  onStarted: (count: StockCountSheet) => void;
}

/** Starts to count a place, or a category of items in it. */
export function StartCountForm({ onClose, onStarted }: StartCountFormProps) {
  const format = useFormat();
  const refresh = useRefreshTakes();
  const categories = useStockCategories().data?.categories ?? [];
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema),
    draftKey: 'stock-take.new',
    save: (fields, key) => startStockCount(fields, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToStart'), error, countRefusals(format)),
    onSaved(count: StockCountSheet) {
      refresh();
      notifySuccess(t('wasStarted', { number: count.countNumber }));
      onStarted(count);
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal title={t('startTitle')} draft={draft} size="md" onClose={onClose} submitLabel={t('start')}>
      <Text size="sm">{t('startText')}</Text>
      <PlaceSelect {...field('placeId', t('place'))} isOffered={isReceiving} data-autofocus />
      <NativeSelect
        label={t('category')}
        data={[{ value: '', label: t('allCategories') }, ...categories]}
        {...form.getInputProps('category')}
      />
    </FormModal>
  );
}
