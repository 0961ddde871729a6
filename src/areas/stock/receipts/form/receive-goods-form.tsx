import { ActionIcon, Group, Text, TextInput } from '@mantine/core';
import { fieldsAt, type FormOf } from '#ui/form/fields/form-of.ts';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { freeText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { BelowRow, EntryRow, EntryRows } from '#ui/form/parts/entry-rows.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { useRefreshStock } from '../../items/item.calls.ts';
import { receiveGoods } from '../../orders/purchase-order.calls.ts';
import { maxPacks } from '../../orders/purchase-order.contract.ts';
import { useRefreshOrders } from '../../orders/purchase-order.hooks.ts';
import type { PurchaseOrderSheet } from '../../orders/order-sheet.contract.ts';
import { typedDay } from '../../orders/purchase-order.values.ts';
import { orderRefusals } from '../../orders/purchase-order.words.tsx';
import { t } from '../../orders/purchase-orders.texts.ts';

const packs = z.number().int().min(0).max(maxPacks);
const schema = z.strictObject({
  deliveryNote: freeText(100),
  notes: freeText(500),
  lines: z.array(
    z.strictObject({
      lineNumber: z.number().int(),
      lotNumber: freeText(60),
      expiresOn: typedDay,
      packs,
      freePacks: packs,
      damagedPacks: packs,
      damage: freeText(500),
    }),
  ),
});

const lotOf = (lineNumber: number, missingPacks: number) => ({
  lineNumber,
  lotNumber: '',
  expiresOn: '',
  packs: missingPacks,
  freePacks: 0,
  damagedPacks: 0,
  damage: '',
});

/** Says of each item, lot by lot, what arrived. */
export function ReceiveGoodsForm({ order, onClose }: { order: PurchaseOrderSheet; onClose: () => void }) {
  const format = useFormat();
  const refreshOrders = useRefreshOrders();
  const refreshStock = useRefreshStock();
  const { id: purchaseOrderId, version, orderNumber: number } = order;
  const missing = order.lines.filter(({ missingPacks }) => missingPacks > 0);
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema, {
      lines: missing.map(({ lineNumber, missingPacks }) => lotOf(lineNumber, missingPacks)),
    }),
    draftKey: `goods-receipt.${purchaseOrderId}.${version}`,
    save: ({ lines, ...fields }, key) => {
      // What did not come is left out; a delivery of nothing is refused in words.
      const arrived = lines.filter((line) => line.packs + line.freePacks + line.damagedPacks > 0);
      return receiveGoods({ purchaseOrderId, version, ...fields, lines: arrived }, new Submission(key));
    },
    describeFailure: (error) => failureWords(t('failedToReceive'), error, orderRefusals(format)),
    onSaved() {
      refreshOrders();
      refreshStock();
      notifySuccess(t('wereReceived', { number }));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal
      title={t('receiveTitle', { number })}
      draft={draft}
      size="60rem"
      onClose={onClose}
      submitLabel={t('receive')}
    >
      <Text size="sm">{t('receiveText')}</Text>
      <TextInput {...field('deliveryNote')} data-autofocus />
      <EntryRows
        columns={[
          { label: t('item'), width: 'name' },
          { label: t('lotNumber'), width: 8 },
          { label: t('expiresOn'), width: 10 },
          { label: t('goodPacks'), width: 5.5 },
          { label: t('freePacks'), width: 5.5 },
          { label: t('damagedPacks'), width: 5.5 },
          { label: '', width: 5 },
        ]}
      >
        {form.values.lines.map((value, index) => {
          const line = order.lines.find(({ lineNumber }) => lineNumber === value.lineNumber)!;
          const isOnly = form.values.lines.filter((one) => one.lineNumber === value.lineNumber).length === 1;
          return (
            // Lots have no id; their fields are controlled, so the index is enough as a key.
            // oxlint-disable-next-line react/no-array-index-key
            <LotRow key={index} form={form} index={index} line={line} isOnly={isOnly} />
          );
        })}
      </EntryRows>
      <TextInput {...field('notes', t('receiptNotes'))} />
    </FormModal>
  );
}

interface LotRowProps {
  form: FormOf<z.input<typeof schema>>;
  index: number;
  line: PurchaseOrderSheet['lines'][number];
  /** No other lot of the item is written down. */
  isOnly: boolean;
}

/** One lot of an item: which, how much of it is good, free and damaged. */
function LotRow({ form, index, line, isOnly }: LotRowProps) {
  const { name, tracksLots } = line.item;
  const { damagedPacks } = form.values.lines[index]!;
  const field = fieldsAt(form, `lines.${index}`);
  const named = (label: string) => ({
    label,
    'aria-label': t('fieldOfLine', { field: label, number: index + 1, name }),
  });
  return (
    <EntryRow>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text size="sm" fw={600}>
          {name}
        </Text>
        <Text size="xs" c="dimmed">
          {t('missingOf', { missing: line.missingPacks, packs: line.packs })}
        </Text>
      </div>
      {tracksLots ? (
        <TextInput {...named(t('lotNumber'))} maxLength={60} autoComplete="off" {...field('lotNumber')} />
      ) : (
        <span />
      )}
      {tracksLots ? <DateField {...named(t('expiresOn'))} {...field('expiresOn')} /> : <span />}
      <WholeNumberField {...named(t('goodPacks'))} required {...field('packs')} />
      <WholeNumberField {...named(t('freePacks'))} required {...field('freePacks')} />
      <WholeNumberField {...named(t('damagedPacks'))} required {...field('damagedPacks')} />
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={t('anotherLot', { name })}
          onClick={() => form.insertListItem('lines', lotOf(line.lineNumber, 0), index + 1)}
        >
          <Icon name="plus" size={16} />
        </ActionIcon>
        {!isOnly && (
          <ActionIcon
            variant="subtle"
            size="lg"
            color="gray"
            aria-label={t('removeLotOf', { number: index + 1, name })}
            onClick={() => form.removeListItem('lines', index)}
          >
            <Icon name="close" size={16} />
          </ActionIcon>
        )}
      </Group>
      {damagedPacks > 0 && (
        <BelowRow>
          <TextInput {...named(t('damage'))} required maxLength={500} {...field('damage')} />
        </BelowRow>
      )}
    </EntryRow>
  );
}
