import { useMay, usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { ExportButton } from '#ui/export/export-button.tsx';
import { exportLabOrders } from '../../laboratory/laboratory.calls.ts';
import { labOrderList, type LabOrderListState } from '../list/lab-order-list.address.ts';
import { t } from '../lab-orders.texts.ts';
import { labOrderCsvHeadings, labOrderCsvLines } from './lab-order-csv.ts';

/** Saves the filtered list of orders as a CSV file. */
export function ExportLabOrders({ address }: Pick<LabOrderListState, 'address'>) {
  const { tenant } = usePerson();
  if (!useMay()('lab.export')) return null;
  return (
    <ExportButton
      fileName={() => `lab-orders-${dateIn(tenant.timeZone, new Date())}.csv`}
      headings={labOrderCsvHeadings}
      read={(page, signal) => exportLabOrders({ ...labOrderList.filterOf(address), ...page }, signal)}
      lines={labOrderCsvLines}
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
