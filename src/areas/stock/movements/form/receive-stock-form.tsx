import { NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { usePerson } from '#client/session.ts';
import { Submission } from '#client/remote.ts';
import { multiplyMinor } from '#kernel/money/minor-units.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { DateTimeField } from '#ui/form/fields/date-time-field.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { maxUnitMinor, type StockItem } from '../../items/item.contract.ts';
import { useRefreshStock } from '../../items/item.calls.ts';
import { isReceiving, PlaceSelect } from '../../places/form/place-select.tsx';
import { receiveStock } from '../stock-movement.calls.ts';
import { receiptFields } from '../stock-movement.contract.ts';
import { movingRefusals } from '../stock-movement.words.ts';
import { t } from '../stock-movements.texts.ts';
import { typedHappenedAt } from './happened-at.ts';

function schemaFor(currencyCode: string) {
  return z.strictObject({
    ...receiptFields,
    lotNumber: receiptFields.reason.transform((text) => text ?? ''),
    expiresOn: z.union([z.literal(''), z.iso.date()]).transform((day) => day || null),
    costMinor: typedMoney(currencyCode, { max: maxUnitMinor }),
    happenedAt: typedHappenedAt,
  });
}

/** Receives a lot of an item, in packs or base units. */
export function ReceiveStockForm({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const { currencyCode } = usePerson().tenant;
  const format = useFormat();
  const refresh = useRefreshStock();
  const [schema] = useState(() => schemaFor(currencyCode));
  const { id: stockItemId, name, baseUnit, packSize: size, packName } = item;
  const first = size > 1 ? ('pack' as const) : ('base' as const);
  const draft = useDraftForm({
    schema,
    initialValues: emptyValues(schema, {
      unit: first,
      quantity: '' as unknown as number,
      costMinor: moneyText(multiplyMinor(item.unitCostMinor, size), currencyCode),
    }),
    draftKey: `stock-receipt.${stockItemId}`,
    save: (fields, key) => receiveStock({ stockItemId, ...fields }, new Submission(key)),
    describeFailure: (error) => failureWords(t('failedToReceive'), error, movingRefusals(format)),
    onSaved({ item: after }) {
      refresh();
      notifySuccess(t('wasReceived', { name, quantity: after.currentStock, unit: baseUnit }));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  const { unit, quantity } = form.values;
  const added = quantity * (unit === 'pack' ? size : 1);
  return (
    <FormModal title={`${t('receive')}: ${name}`} draft={draft} onClose={onClose} submitLabel={t('receive')}>
      <PlaceSelect {...field('placeId', t('place'))} isOffered={isReceiving} data-autofocus />
      {item.tracksLots && (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput {...field('lotNumber')} required maxLength={60} autoComplete="off" />
          <DateField {...field('expiresOn')} />
        </SimpleGrid>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {size > 1 && (
          <NativeSelect
            {...field('unit')}
            data={[
              { value: 'pack', label: t('unit_pack', { size, pack: packName ?? '' }) },
              { value: 'base', label: t('unit_base', { unit: baseUnit }) },
            ]}
          />
        )}
        <WholeNumberField {...field('quantity', t('quantityLabel'))} />
        <MoneyField {...field('costMinor', t(`costOf_${unit}`))} />
      </SimpleGrid>
      {Number.isSafeInteger(added) && added > 0 && (
        <Text size="sm" component="output">
          {t('inBaseUnits', { quantity: added, unit: baseUnit })}
        </Text>
      )}
      <TextInput {...field('reason', t('reference'))} description={t('referenceHint')} />
      <DateTimeField label={t('happenedAt')} {...form.getInputProps('happenedAt')} />
      <Text size="xs" c="dimmed">
        {t('happenedAtHint')}
      </Text>
    </FormModal>
  );
}
