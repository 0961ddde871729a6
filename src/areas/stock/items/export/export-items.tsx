import { useMay, usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { ExportButton } from '#ui/export/export-button.tsx';
import { exportStockItems } from '../item.calls.ts';
import { t } from '../items.texts.ts';
import { itemList, type ItemListState } from '../list/item-list.address.ts';
import { itemCsvHeadings, itemCsvLines } from './item-csv.ts';

/** Saves the filtered inventory as a CSV file. */
export function ExportItems({ address }: Pick<ItemListState, 'address'>) {
  const { tenant } = usePerson();
  if (!useMay()('inventory.export')) return null;
  return (
    <ExportButton
      fileName={() => `inventory-${dateIn(tenant.timeZone, new Date())}.csv`}
      headings={itemCsvHeadings}
      read={(page, signal) => exportStockItems({ ...itemList.filterOf(address), ...page }, signal)}
      lines={(rows) => itemCsvLines(rows, tenant.currencyCode)}
      words={{
        button: t('export'),
        title: t('exportTitle'),
        reading: t('exporting'),
        counted: (count) => t('exported', { count }),
        done: (count) => t('exportDone', { count }),
      }}
    />
  );
}
