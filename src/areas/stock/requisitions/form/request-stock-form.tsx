import { ActionIcon, Button, Group, Textarea } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { freeText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
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

const emptyLine = { stockItemId: '', quantity: '' as unknown as number };
/** Asks the store for stock. */
export function RequestStockForm({ onClose }: { onClose: () => void }) {
  const format = useFormat();
  const refresh = useRefreshRequisitions();
  const draft = useDraftForm({
    schema,
    initialValues: { placeId: '', notes: '', lines: [emptyLine] },
    draftKey: 'requisition.new',
    save: (fields, key) => createRequisition(fields, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToRequest'), error, requisitionRefusals(format)),
    onSaved({ requisitionNumber: number }) {
      refresh();
      notifySuccess(t('wasRequested', { number }));
      onClose();
    },
  });
  const { form } = draft;
  const { lines } = form.values;
  return (
    <FormModal title={t('request')} draft={draft} onClose={onClose} submitLabel={t('request')}>
      <PlaceSelect
        label={t('place')}
        required
        isOffered={isShelf}
        data-autofocus
        {...form.getInputProps('placeId')}
      />
      {lines.map((_line, index) => (
        // Lines have no id; their fields are controlled, so the index is enough as a key.
        // oxlint-disable-next-line react/no-array-index-key
        <Group key={index} align="flex-start" wrap="nowrap" gap="sm">
          <RequestableItemPicker
            label={t('item')}
            required
            style={{ flex: 3 }}
            {...form.getInputProps(`lines.${index}.stockItemId`)}
          />
          <WholeNumberField
            label={t('quantity')}
            required
            style={{ flex: 1 }}
            {...form.getInputProps(`lines.${index}.quantity`)}
          />
          {lines.length > 1 && (
            <ActionIcon
              variant="subtle"
              mt={28}
              aria-label={t('removeItem', { number: index + 1 })}
              onClick={() => form.removeListItem('lines', index)}
            >
              <Icon name="close" size={16} />
            </ActionIcon>
          )}
        </Group>
      ))}
      {lines.length < maxRequisitionLines && (
        <Button
          variant="subtle"
          size="xs"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<Icon name="plus" size={16} />}
          onClick={() => form.insertListItem('lines', { ...emptyLine })}
        >
          {t('addItem')}
        </Button>
      )}
      <Textarea label={t('notes')} autosize minRows={1} maxLength={500} {...form.getInputProps('notes')} />
    </FormModal>
  );
}
