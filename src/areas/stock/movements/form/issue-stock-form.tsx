import { NativeSelect, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { StockItem } from '../../items/item.contract.ts';
import { useRefreshStock } from '../../items/item.calls.ts';
import { isShelf, PlaceSelect } from '../../places/form/place-select.tsx';
import { issueStock } from '../stock-movement.calls.ts';
import { movedQuantity, movementReason } from '../stock-movement.contract.ts';
import { useStockLots } from '../stock-movement.hooks.ts';
import { issue } from '../stock-movement.issues.ts';
import { movingRefusals } from '../stock-movement.words.ts';
import { NeededWitnessFields, useWitness } from '../../witness/witness-fields.tsx';
import { t } from '../stock-movements.texts.ts';
import { typedHappenedAt } from './happened-at.ts';

const schema = z.strictObject({
  placeId: z.uuid(issue('placeMissing')),
  lotId: z.union([z.literal(''), z.uuid()]).transform((id) => id || undefined),
  quantity: movedQuantity,
  reason: movementReason,
  happenedAt: typedHappenedAt,
});

/** Issues stock for use: what expires first, unless a lot is chosen. */
export function IssueStockForm({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const format = useFormat();
  const refresh = useRefreshStock();
  const lots = useStockLots(item.id).data?.rows ?? [];
  const { id: stockItemId, name, baseUnit } = item;
  const witness = useWitness();
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema, { quantity: '' as unknown as number }),
    draftKey: `stock-issue.${stockItemId}`,
    save: (fields, key) => issueStock({ stockItemId, ...fields, ...witness.fields }, new Submission(key)),
    describeFailure(error) {
      witness.note(error);
      return failureWords(t('failedToIssue'), error, movingRefusals(format));
    },
    onSaved({ item: after }) {
      refresh();
      notifySuccess(t('wasIssued', { name, quantity: after.currentStock, unit: baseUnit }));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const here = lots.filter(({ place, isExpired }) => place.id === form.values.placeId && !isExpired);
  return (
    <FormModal title={`${t('issue')}: ${name}`} draft={draft} onClose={onClose} submitLabel={t('issue')}>
      <PlaceSelect {...field('placeId', t('place'))} isOffered={isShelf} data-autofocus />
      {item.tracksLots && (
        <NativeSelect
          {...field('lotId', t('lot'))}
          data={[
            { value: '', label: t('firstExpiring') },
            ...here.map(({ lotId, lotNumber: lot, quantity, place }) => ({
              value: lotId,
              label: t('lotChoice', { lot, quantity, place: place.name }),
            })),
          ]}
        />
      )}
      <WholeNumberField {...field('quantity', t('quantityLabel'))} description={baseUnit} />
      <TextInput {...field('reason')} />
      <DateTimeField label={t('happenedAt')} {...form.getInputProps('happenedAt')} />
      <Text size="xs" c="dimmed">
        {t('happenedAtHint')}
      </Text>
      <NeededWitnessFields witness={witness} errors={form.errors} />
    </FormModal>
  );
}
