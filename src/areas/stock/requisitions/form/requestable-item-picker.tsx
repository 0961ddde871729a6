import { RecordSelect, type RecordPickerProps } from '#screens/form/pickers/record-select.tsx';
import { useRecordSearch } from '#screens/form/pickers/use-record-search.ts';
import { t as transferText } from '../../transfers/stock-transfers.texts.ts';
import { useRequestableItems } from '../requisition.hooks.ts';
import { t } from '../requisitions.texts.ts';

interface RequestableItem {
  id: string;
  name: string;
  baseUnit: string;
}

export interface RequestableItemPickerProps extends RecordPickerProps {
  /** The id of the item, '' for none. */
  value?: string;
  onChange?: (itemId: string) => void;
}

function optionOf({ id, name, baseUnit: unit }: RequestableItem) {
  return { value: id, label: t('itemOption', { name, unit }) };
}

/** Finds an item by words, without telling what it costs or how much of it is there. */
export function RequestableItemPicker({ value = '', onChange, ...props }: RequestableItemPickerProps) {
  const recordSearch = useRecordSearch({ value, optionOf });
  const matches = useRequestableItems(recordSearch.search);
  const words = {
    searching: transferText('searching'),
    away: transferText('itemsAway'),
    none: transferText('noItem'),
  };
  return (
    <RecordSelect
      {...props}
      recordSearch={recordSearch}
      matches={matches}
      words={words}
      placeholder={transferText('pickItem')}
      onPick={(item) => onChange?.(item?.id ?? '')}
    />
  );
}
