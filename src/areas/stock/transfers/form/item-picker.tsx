import { RecordSelect, type RecordPickerProps } from '#screens/form/pickers/record-select.tsx';
import { useRecordSearch } from '#screens/form/pickers/use-record-search.ts';
import type { StockItem } from '../../items/item.contract.ts';
import { useItemMatches, useStockItem } from '../../items/item.hooks.ts';
import { t } from '../stock-transfers.texts.ts';

export interface ItemPickerProps extends RecordPickerProps {
  /** The id of the item, '' for none. */
  value?: string;
  onChange?: (itemId: string) => void;
  /** Told of the item beside its id. */
  onPick?: (item: StockItem) => void;
}

function optionOf({ id, name, currentStock: quantity, baseUnit: unit }: StockItem) {
  return { value: id, label: t('itemOption', { name, quantity, unit }) };
}

/** Finds an item by words of its name, other name, SKU or category. */
export function ItemPicker({ value = '', onChange, onPick, ...props }: ItemPickerProps) {
  const known = useStockItem(value, value !== '').data;
  const recordSearch = useRecordSearch({ value, known, optionOf });
  const matches = useItemMatches(recordSearch.search);
  return (
    <RecordSelect
      {...props}
      recordSearch={recordSearch}
      matches={matches}
      words={{ searching: t('searching'), away: t('itemsAway'), none: t('noItem') }}
      placeholder={t('pickItem')}
      onPick={(item) => {
        onChange?.(item?.id ?? '');
        if (item) onPick?.(item);
      }}
    />
  );
}
