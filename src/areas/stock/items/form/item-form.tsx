import { Alert, Autocomplete, NativeSelect, SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { usePerson } from '#client/session.ts';
import { useOpenPageStep } from '#screens/notices/notice-steps.ts';
import type { EditedRecordDialog } from '#screens/form/edited-record.tsx';
import { useRegisterForm } from '#screens/register/use-register-form.ts';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { moneyText, typedMoney } from '#ui/form/fields/typed-money.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FoldedPart } from '#ui/form/parts/folded-part.tsx';
import { storedValues } from '#ui/form/schema/first-values.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { maxQuantity } from '../../ledger/movement-kinds.ts';
import { itemRegister } from '../item.calls.ts';
import { maxUnitMinor, type StockItem, stockItemFields, typedItemKinds } from '../item.contract.ts';
import { useStockCategories } from '../item.hooks.ts';
import { fieldsOfPharmacy } from '../item.rules.ts';
import { itemRefusals } from '../item.words.ts';
import { t } from '../items.texts.ts';

export interface ItemFormProps extends EditedRecordDialog<StockItem> {
  /** Undefined for a new one. */
  item: StockItem | undefined;
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

function valuesOf(item: StockItem | undefined, currencyCode: string, schema: ReturnType<typeof schemaFor>) {
  return storedValues(schema, item, {
    // A medicine keeps its kind: the field is not shown for it.
    kind: item === undefined || item.kind === 'medicine' ? 'consumable' : item.kind,
    packSize: item?.packSize ?? 1,
    minStockLevel: item?.minStockLevel ?? 0,
    unitCostMinor: moneyText(item?.unitCostMinor ?? null, currencyCode),
    sellingPriceMinor: moneyText(item?.sellingPriceMinor ?? null, currencyCode),
    tracksLots: item?.tracksLots ?? true,
  });
}

const more = ['otherName', 'sku', 'packName', 'reorderQuantity', 'supplier', 'location'] as const;

const ofPharmacy: ReadonlySet<string> = new Set(fieldsOfPharmacy);

/** Adds an item or changes one; its stock is changed by movements alone. */
export function ItemForm({ item, ...dialog }: ItemFormProps) {
  const { currencyCode } = usePerson().tenant;
  const categories = useStockCategories().data?.categories ?? [];
  const [schema] = useState(() => schemaFor(currencyCode));
  const openPage = useOpenPageStep();
  const { form, field, modal } = useRegisterForm({
    words: t,
    draftName: 'stock-item',
    stored: item,
    schema,
    initialValues: valuesOf(item, currencyCode, schema),
    register: itemRegister,
    update: ({ kind: _kind, ...fields }, seen, submission) => itemRegister.change(seen, fields, submission),
    refusals: itemRefusals,
    next: ({ id }) => [openPage(`/dashboard/inventory/${id}`)],
    ...dialog,
  });
  const isMedicine = item?.kind === 'medicine';
  const isLocked = (name: string) => isMedicine && ofPharmacy.has(name);
  const below = ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[];
  return (
    <FormModal {...modal}>
      {isMedicine && <Alert color="blue">{t('ofPharmacy')}</Alert>}
      <TextInput {...field('name')} readOnly={isLocked('name')} autoComplete="off" data-autofocus />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Autocomplete
          {...field('category')}
          readOnly={isLocked('category')}
          inputWrapperOrder={below}
          data={categories}
        />
        {item === undefined ? (
          <NativeSelect
            {...field('kind')}
            data={typedItemKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
          />
        ) : (
          <span />
        )}
        <TextInput {...field('baseUnit')} readOnly={isLocked('baseUnit')} inputWrapperOrder={below} />
        <WholeNumberField {...field('packSize')} readOnly={isLocked('packSize')} />
        <WholeNumberField {...field('minStockLevel')} />
        <MoneyField {...field('unitCostMinor', t('unitCost'))} />
        <MoneyField {...field('sellingPriceMinor', t('sellingPrice'))} />
      </SimpleGrid>
      <FoldedPart title={t('more')} form={form} fields={more}>
        <TextInput {...field('otherName')} readOnly={isLocked('otherName')} inputWrapperOrder={below} />
        <TextInput {...field('sku')} autoComplete="off" />
        <TextInput {...field('packName')} readOnly={isLocked('packName')} inputWrapperOrder={below} />
        <WholeNumberField {...field('reorderQuantity')} />
        <TextInput {...field('supplier')} />
        <TextInput {...field('location')} />
      </FoldedPart>
      <Switch {...field('tracksLots')} />
    </FormModal>
  );
}
