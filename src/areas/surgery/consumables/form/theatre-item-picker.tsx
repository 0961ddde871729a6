import { Select, type SelectProps } from '@mantine/core';
import { useRecordSearch } from '#screens/form/use-record-search.ts';
import type { TheatreItem } from '../consumable.contract.ts';
import { useTheatreStock } from '../consumable.hooks.ts';
import { t } from '../consumables.texts.ts';

export interface TheatreItemPickerProps extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  /** Where it is looked for, '' before a place is chosen. */
  placeId: string;
  /** The id of the item, '' for none. */
  value?: string;
  onChange?: (itemId: string) => void;
  onPick?: (item: TheatreItem | undefined) => void;
}

const optionOf = ({ id, name, quantity, unit }: TheatreItem) => ({
  value: id,
  label: t('itemOption', { name, quantity, unit }),
});

/** Finds what lies in a place of a theatre. */
export function TheatreItemPicker({
  placeId,
  value = '',
  onChange,
  onPick,
  ...props
}: TheatreItemPickerProps) {
  const { search, selectProps, choose } = useRecordSearch({ value, optionOf });
  const found = useTheatreStock(placeId, search);
  const words = { searching: t('searching'), away: t('stockAway'), none: t('noItem') };
  return (
    <Select
      {...props}
      {...selectProps(found, words)}
      clearable
      disabled={placeId === ''}
      placeholder={t('pickItem')}
      onChange={(id) => {
        onPick?.(choose(id, found));
        onChange?.(id ?? '');
      }}
    />
  );
}
