import { ActionIcon, Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import type { FormOf } from '#ui/form/fields/form-of.ts';
import { useId } from 'react';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { EntryRow, EntryRows } from '#ui/form/parts/entry-rows.tsx';
import { MoneyField } from '#ui/form/fields/money-field.tsx';
import { moneyText } from '#ui/form/fields/typed-money.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { BillableField } from './billable-field.tsx';
import type { Billable } from './use-billable-matches.ts';
import { emptyItem, type InvoiceFormValues, typedTotals } from './invoice-form.values.ts';
import classes from './invoice-form.module.css';
import { t } from './invoice-form.texts.ts';

type Form = FormOf<InvoiceFormValues>;

export interface ItemFieldsProps {
  form: Form;
  currencyCode: string;
}

/** The lines of an invoice. */
export function ItemFields({ form, currencyCode }: ItemFieldsProps) {
  const { items } = form.values;
  const errorId = useId();
  const error = form.errors['items'];
  return (
    <Fieldset
      legend={t('items')}
      variant="unstyled"
      data-path="items"
      {...(error && { 'aria-describedby': errorId })}
    >
      <Stack gap="md">
        <EntryRows
          columns={[
            { label: t('service'), width: 'name' },
            { label: t('quantity'), width: 6 },
            { label: t('price'), width: 9 },
            { label: t('itemTotal'), width: 8, align: 'end' },
            { label: '', width: 2.5 },
          ]}
        >
          {items.map((item, index) => (
            // Lines have no id; their fields are controlled, so the index is enough as a key.
            // oxlint-disable-next-line react/no-array-index-key
            <ItemLine key={index} form={form} index={index} currencyCode={currencyCode} name={item.name} />
          ))}
        </EntryRows>
        {error && (
          <Text size="sm" c="red" id={errorId}>
            {error}
          </Text>
        )}
        <Group>
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon name="plus" size={16} />}
            onClick={() => form.insertListItem('items', emptyItem)}
          >
            {t('addItem')}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}

interface ItemLineProps extends ItemFieldsProps {
  index: number;
  name: string;
}

function ItemLine({ form, index, currencyCode, name }: ItemLineProps) {
  const { money } = useFormat();
  const place = index + 1;
  const path = `items.${index}` as const;
  const item = form.values.items[index] ?? emptyItem;
  const totals = typedTotals({ ...form.values, items: [item], discount: '', tax: '0' }, currencyCode);
  const field = namedFields(form, t);
  return (
    <EntryRow>
      <ServiceField form={form} index={index} currencyCode={currencyCode} name={name} />
      <TextInput
        {...field(`${path}.quantity`)}
        aria-label={`${t('quantity')} ${place}`}
        inputMode="numeric"
        autoComplete="off"
      />
      <MoneyField
        {...field(`${path}.price`)}
        aria-label={`${t('price')} ${place}`}
        currencyCode={currencyCode}
      />
      <div className={classes['total'] ?? ''}>
        <Text size="sm" c="dimmed" data-entry-label>
          {t('itemTotal')}
        </Text>
        <Text size="sm" fw={600}>
          {totals ? money(totals.subtotalMinor, currencyCode) : t('unknown')}
        </Text>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('removeItem', { place })}
        onClick={() => form.removeListItem('items', index)}
      >
        <Icon name="trash" />
      </ActionIcon>
    </EntryRow>
  );
}

/** What is billed; a service fills in its price. */
function ServiceField({ form, index, currencyCode, name }: ItemLineProps) {
  const path = `items.${index}` as const;
  const { onChange: _onChange, ...field } = form.getInputProps(`${path}.name`);
  const lineNow = () => form.getValues().items[index] ?? emptyItem;

  function write(text: string, billable: Billable | undefined) {
    form.setFieldValue(path, { ...lineNow(), name: text, serviceId: billable?.serviceId ?? '' });
    // A price that was written stays while the name is only typed.
    if (billable && lineNow().price === '') fill(billable);
  }

  function fill({ description, priceMinor }: Billable) {
    form.setFieldValue(path, { ...lineNow(), description, price: moneyText(priceMinor, currencyCode) });
  }

  return (
    <BillableField
      label={t('itemName', { place: index + 1 })}
      placeholder={t('itemNameHint')}
      required
      // A list of services over lines that are there already would hide them.
      {...(index === 0 && name === '' && { 'data-autofocus': true })}
      {...field}
      value={name}
      currencyCode={currencyCode}
      onChange={write}
      onEntered={(billable) => billable && fill(billable)}
    />
  );
}
