import { Alert, Autocomplete, NativeSelect, SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { usePerson } from '#client/session.ts';
import { useOpenPageStep } from '#screens/notices/notice-steps.ts';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { fieldsOf } from '#ui/form/fields/form-of.ts';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FoldedPart } from '#ui/form/parts/folded-part.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { maxQuantity } from '../../ledger/movement-kinds.ts';
import { createStockItem, updateStockItem } from '../item.calls.ts';
import { maxUnitMinor, type StockItem, stockItemFields, typedItemKinds } from '../item.contract.ts';
import { useRefreshStock, useStockCategories } from '../item.hooks.ts';
import { fieldsOfPharmacy } from '../item.rules.ts';
import { itemRefusals } from '../item.words.ts';
import { t } from '../items.texts.ts';

export interface ItemFormProps {
  /** Edited; a new one is added when left out. */
  item?: StockItem;
  onClose: () => void;
  /** Opens the form anew with what somebody else saved. */
  onReload: (current: StockItem) => void;
}

function schemaFor(currencyCode: string) {
  const { name, otherName, sku, category, baseUnit, packSize, packName, supplier, location } =
    stockItemFields;
  return z.strictObject({
    name,
    otherName,
    sku,
    category,
    kind: z.enum(typedItemKinds),
    baseUnit,
    packSize,
    packName,
    minStockLevel: stockItemFields.minStockLevel,
    reorderQuantity: optionalWholeNumber({ min: 1, max: maxQuantity }),
    unitCostMinor: typedMoney(currencyCode, { max: maxUnitMinor }),
    sellingPriceMinor: typedMoney(currencyCode, { max: maxUnitMinor }),
    supplier,
    location,
    tracksLots: z.boolean(),
  });
}

function valuesOf(item: StockItem | undefined, currencyCode: string) {
  return {
    name: item?.name ?? '',
    otherName: item?.otherName ?? '',
    sku: item?.sku ?? '',
    category: item?.category ?? '',
    // A medicine keeps its kind: the field is not shown for it.
    kind: item === undefined || item.kind === 'medicine' ? ('consumable' as const) : item.kind,
    baseUnit: item?.baseUnit ?? '',
    packSize: item?.packSize ?? 1,
    packName: item?.packName ?? '',
    minStockLevel: item?.minStockLevel ?? 0,
    reorderQuantity: item?.reorderQuantity ?? '',
    unitCostMinor: moneyText(item?.unitCostMinor ?? null, currencyCode),
    sellingPriceMinor: moneyText(item?.sellingPriceMinor ?? null, currencyCode),
    supplier: item?.supplier ?? '',
    location: item?.location ?? '',
    tracksLots: item?.tracksLots ?? true,
  };
}

const more = ['otherName', 'sku', 'packName', 'reorderQuantity', 'supplier', 'location'] as const;

type ItemValues = ReturnType<typeof valuesOf>;

const ofPharmacy: ReadonlySet<string> = new Set(fieldsOfPharmacy);

/** Adds an item or changes one; its stock is changed by movements alone. */
export function ItemForm({ item, onClose, onReload }: ItemFormProps) {
  const { currencyCode } = usePerson().tenant;
  const categories = useStockCategories().data?.categories ?? [];
  const [schema] = useState(() => schemaFor(currencyCode));
  const openPage = useOpenPageStep();
  const { draft, failureActions } = useRecordForm({
    draftName: 'stock-item',
    stored: item,
    schema,
    initialValues: valuesOf(item, currencyCode),
    create: createStockItem,
    update: ({ kind: _kind, ...fields }, { id: stockItemId, version }, submission) =>
      updateStockItem({ ...fields, stockItemId, version }, submission),
    failed: () => t(item ? 'failedToUpdate' : 'failedToAdd'),
    refusals: itemRefusals,
    saved: ({ name }) => t(item ? 'wasSaved' : 'wasAdded', { name }),
    next: ({ id }) => [openPage(`/dashboard/inventory/${id}`)],
    remember: useRefreshStock(),
    onSaved: onClose,
    onReload,
  });
  const { form } = draft;
  const isMedicine = item?.kind === 'medicine';
  const bound = fieldsOf(form);
  const field = <Name extends keyof ItemValues>(name: Name) => ({
    ...bound(name),
    ...(isMedicine && ofPharmacy.has(name) && { readOnly: true }),
  });
  const below = ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[];
  return (
    <FormModal
      title={t(item ? 'editTitle' : 'addItem')}
      draft={draft}
      onClose={onClose}
      submitLabel={t(item ? 'save' : 'addItem')}
      failureActions={failureActions}
    >
      {isMedicine && <Alert color="blue">{t('ofPharmacy')}</Alert>}
      <TextInput
        label={t('name')}
        required
        maxLength={200}
        autoComplete="off"
        data-autofocus
        {...field('name')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Autocomplete
          label={t('category')}
          description={t('categoryHint')}
          inputWrapperOrder={below}
          required
          maxLength={100}
          data={categories}
          {...field('category')}
        />
        {item === undefined ? (
          <NativeSelect
            label={t('kind')}
            data={typedItemKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
            {...field('kind')}
          />
        ) : (
          <span />
        )}
        <TextInput
          label={t('baseUnit')}
          description={t('baseUnitHint')}
          inputWrapperOrder={below}
          required
          maxLength={40}
          {...field('baseUnit')}
        />
        <WholeNumberField label={t('packSize')} required {...field('packSize')} />
        <WholeNumberField label={t('minStockLevel')} required {...field('minStockLevel')} />
        <MoneyField label={t('unitCost')} required {...field('unitCostMinor')} />
        <MoneyField label={t('sellingPrice')} required {...field('sellingPriceMinor')} />
      </SimpleGrid>
      <FoldedPart title={t('more')} form={form} fields={more}>
        <TextInput
          label={t('otherName')}
          description={t('otherNameHint')}
          inputWrapperOrder={below}
          maxLength={200}
          {...field('otherName')}
        />
        <TextInput label={t('sku')} maxLength={60} autoComplete="off" {...field('sku')} />
        <TextInput
          label={t('packName')}
          description={t('packNameHint')}
          inputWrapperOrder={below}
          maxLength={40}
          {...field('packName')}
        />
        <WholeNumberField label={t('reorderQuantity')} {...field('reorderQuantity')} />
        <TextInput label={t('supplier')} maxLength={200} {...field('supplier')} />
        <TextInput label={t('location')} maxLength={200} {...field('location')} />
      </FoldedPart>
      <Switch label={t('tracksLots')} {...form.getInputProps('tracksLots', { type: 'checkbox' })} />
    </FormModal>
  );
}
