import { RecordSelect, type RecordPickerProps } from '#screens/form/pickers/record-select.tsx';
import { useRecordSearch } from '#screens/form/pickers/use-record-search.ts';
import type { TheatreItem } from '../consumable.contract.ts';
import { useTheatreStock } from '../consumable.hooks.ts';
import { t } from '../consumables.texts.ts';

export interface TheatreItemPickerProps extends RecordPickerProps {
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
  const recordSearch = useRecordSearch({ value, optionOf });
  const found = useTheatreStock(placeId, recordSearch.search);
  const words = { searching: t('searching'), away: t('stockAway'), none: t('noItem') };
  return (
    <RecordSelect
      {...props}
      recordSearch={recordSearch}
      matches={found}
      words={words}
      clearable
      disabled={placeId === ''}
      placeholder={t('pickItem')}
      onPick={(item) => {
        onPick?.(item);
        onChange?.(item?.id ?? '');
      }}
    />
  );
}
