import { Group } from '@mantine/core';
import type { ComponentType, CSSProperties } from 'react';
import { type FieldProps, fieldsAt, formOfPart } from '#ui/form/fields/form-of.ts';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { t } from '../item-lines.texts.ts';
import { ItemLines, type LinesForm } from './item-lines.tsx';

/** A line as a form begins it: no item, no quantity. */
export const emptyQuantityLine = { stockItemId: '', quantity: '' as unknown as number };

interface PickerProps extends Omit<FieldProps<string>, 'value' | 'onFocus' | 'onBlur'> {
  value: string;
  label: string;
  required: boolean;
  style: CSSProperties;
}

export interface QuantityLinesProps {
  form: LinesForm<typeof emptyQuantityLine>;
  /** The largest number of lines. */
  most: number;
  /** Finds an item among those that this form offers. */
  Picker: ComponentType<PickerProps>;
}

/** Items with how much of each. */
export function QuantityLines({ form, most, Picker }: QuantityLinesProps) {
  const fields = (index: number) => fieldsAt(formOfPart(form), `lines.${index}`);
  return (
    <ItemLines form={form} emptyLine={emptyQuantityLine} most={most}>
      {(index, remove) => (
        <Group align="flex-start" wrap="nowrap" gap="sm">
          <Picker label={t('item')} required style={{ flex: 3 }} {...fields(index)('stockItemId')} />
          <WholeNumberField
            label={t('quantity')}
            required
            style={{ flex: 1 }}
            {...fields(index)('quantity')}
          />
          {remove}
        </Group>
      )}
    </ItemLines>
  );
}
