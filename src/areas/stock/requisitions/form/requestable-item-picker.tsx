import { useState } from 'react';
import { FoundItemSelect, type FoundItemSelectProps } from '../../transfers/form/found-item-select.tsx';
import { useRequestableItems } from '../requisition.hooks.ts';
import { t } from '../requisitions.texts.ts';

interface RequestableItem {
  id: string;
  name: string;
  baseUnit: string;
}

export type RequestableItemPickerProps = Omit<
  FoundItemSelectProps<RequestableItem>,
  'onSearch' | 'found' | 'isFetching' | 'known' | 'labelOf'
>;

const labelOf = ({ name, baseUnit: unit }: RequestableItem) => t('itemOption', { name, unit });

/** Finds an item by words, without telling what it costs or how much of it is there. */
export function RequestableItemPicker(props: RequestableItemPickerProps) {
  const [search, setSearch] = useState('');
  const { rows, isFetching } = useRequestableItems(search);
  return (
    <FoundItemSelect {...props} onSearch={setSearch} found={rows} isFetching={isFetching} labelOf={labelOf} />
  );
}
