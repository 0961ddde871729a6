import { Fieldset, SimpleGrid, Text, TextInput } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { freeText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useRefreshStock } from '../../items/item.calls.ts';
import { maxQuantity } from '../../ledger/movement-kinds.ts';
import { movingRefusals } from '../../movements/stock-movement.words.ts';
import { receiveTransfer } from '../stock-transfer.calls.ts';
import type { StockTransferSheet } from '../stock-transfer.contract.ts';
import { useRefreshTransfers } from '../stock-transfer.hooks.ts';
import { t } from '../stock-transfers.texts.ts';

const quantity = z.number().int().min(0).max(maxQuantity);
const schema = z.strictObject({
  lines: z.array(
    z.strictObject({
      lotId: z.uuid(),
      receivedQuantity: quantity,
      returnedQuantity: quantity,
      lostReason: freeText(500),
    }),
  ),
});

export interface ReceiveTransferFormProps {
  transfer: StockTransferSheet;
  onClose: () => void;
}

/** Says of each lot what arrived, what goes back, and what became of the rest. */
export function ReceiveTransferForm({ transfer, onClose }: ReceiveTransferFormProps) {
  const format = useFormat();
  const refreshStock = useRefreshStock();
  const refreshTransfers = useRefreshTransfers();
  const { id: stockTransferId, version, transferNumber: number } = transfer;
  const draft = useDraftForm({
    schema,
    initialValues: {
      lines: transfer.lines.map(({ lotId, sentQuantity }) => ({
        lotId,
        receivedQuantity: sentQuantity,
        returnedQuantity: 0,
        lostReason: '',
      })),
    },
    draftKey: `stock-transfer.receive.${stockTransferId}.${version}`,
    save: (fields, key) => receiveTransfer({ stockTransferId, version, ...fields }, new Submission(key)),
    describeFailure: (error) =>
      failureWords(t('failedToReceive'), error, {
        ...movingRefusals(format),
        WRONG_STATE: () => t('wrongState'),
      }),
    onSaved() {
      refreshStock();
      refreshTransfers();
      notifySuccess(t('wasReceived', { number }));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal
      title={t('receiveTitle', { number })}
      draft={draft}
      onClose={onClose}
      submitLabel={t('receive')}
    >
      <Text size="sm">{t('receiveText')}</Text>
      {transfer.lines.map(({ item, lotId, lotNumber, sentQuantity }, index) => {
        const line = form.values.lines[index];
        const rest = sentQuantity - Number(line?.receivedQuantity) - Number(line?.returnedQuantity);
        const words = { name: item.name, lot: lotNumber, quantity: sentQuantity, unit: item.baseUnit };
        return (
          <Fieldset key={lotId} legend={t('lineOf', words)}>
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <WholeNumberField {...field(`lines.${index}.receivedQuantity`)} />
              <WholeNumberField {...field(`lines.${index}.returnedQuantity`)} />
            </SimpleGrid>
            {rest > 0 && <TextInput {...field(`lines.${index}.lostReason`)} mt="sm" required />}
          </Fieldset>
        );
      })}
    </FormModal>
  );
}
