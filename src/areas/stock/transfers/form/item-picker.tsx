import type { StockItem } from '../../items/item.contract.ts';
import { useItemMatches, useStockItem } from '../../items/item.hooks.ts';
import { t } from '../stock-transfers.texts.ts';
import { FoundItemSelect, type FoundItemSelectProps } from './found-item-select.tsx';

export type ItemPickerProps = Omit<FoundItemSelectProps<StockItem>, 'useFound' | 'useKnown' | 'labelOf'>;

function useFound(typed: string) {
  const { data, isFetching } = useItemMatches(typed);
  return { rows: data?.rows ?? [], isFetching };
}

const useKnown = (id: string) => useStockItem(id, id !== '').data;

const labelOf = ({ name, currentStock: quantity, baseUnit: unit }: StockItem) =>
  t('itemOption', { name, quantity, unit });

/** Finds an item by words of its name, other name, SKU or category. */
export function ItemPicker(props: ItemPickerProps) {
  return <FoundItemSelect {...props} useFound={useFound} useKnown={useKnown} labelOf={labelOf} />;
}
