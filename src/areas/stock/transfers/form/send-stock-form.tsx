import { ActionIcon, Button, Group, SimpleGrid, Textarea } from '@mantine/core';
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
import { useRefreshStock } from '../../items/item.hooks.ts';
import { movedQuantity } from '../../movements/stock-movement.contract.ts';
import { issue } from '../../movements/stock-movement.issues.ts';
import { movingRefusals } from '../../movements/stock-movement.words.ts';
import { isShelf, PlaceSelect } from '../../places/form/place-select.tsx';
import { sendStock } from '../stock-transfer.calls.ts';
import { maxTransferLines } from '../stock-transfer.contract.ts';
import { useRefreshTransfers } from '../stock-transfer.hooks.ts';
import { t } from '../stock-transfers.texts.ts';
import { ItemPicker } from './item-picker.tsx';

const schema = z.strictObject({
  fromPlaceId: z.uuid(issue('placeMissing')),
  toPlaceId: z.uuid(issue('placeMissing')),
  notes: freeText(500),
  lines: z
    .array(z.strictObject({ stockItemId: z.uuid(), quantity: movedQuantity }))
    .min(1, issue('nothingToSend'))
    .max(maxTransferLines),
});

const emptyLine = { stockItemId: '', quantity: '' as unknown as number };

/** Sends items from one place to another, what expires first. */
export function SendStockForm({ onClose }: { onClose: () => void }) {
  const format = useFormat();
  const refreshStock = useRefreshStock();
  const refreshTransfers = useRefreshTransfers();
  const draft = useDraftForm({
    schema,
    initialValues: { fromPlaceId: '', toPlaceId: '', notes: '', lines: [emptyLine] },
    draftKey: 'stock-transfer.new',
    save: (fields, key) => sendStock(fields, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToSend'), error, movingRefusals(format)),
    onSaved({ transferNumber: number }) {
      refreshStock();
      refreshTransfers();
      notifySuccess(t('wasSent', { number }));
      onClose();
    },
  });
  const { form } = draft;
  const { lines } = form.values;
  return (
    <FormModal title={t('send')} draft={draft} onClose={onClose} submitLabel={t('send')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <PlaceSelect
          label={t('from')}
          required
          isOffered={isShelf}
          data-autofocus
          {...form.getInputProps('fromPlaceId')}
        />
        <PlaceSelect label={t('to')} required isOffered={isShelf} {...form.getInputProps('toPlaceId')} />
      </SimpleGrid>
      {lines.map((_line, index) => (
        // Lines have no id; their fields are controlled, so the index is enough as a key.
        // oxlint-disable-next-line react/no-array-index-key
        <Group key={index} align="flex-start" wrap="nowrap" gap="sm">
          <ItemPicker
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
      {lines.length < maxTransferLines && (
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
