import { Button } from '@mantine/core';
import { usePerson } from '#client/session.ts';
import { maxPageSize } from '#kernel/page.ts';
import { dateIn } from '#kernel/time-zone.ts';
import { ExportDialog } from '#ui/export/export-dialog.tsx';
import { usePagedExport } from '#ui/export/use-paged-export.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { exportLabOrders } from '../../laboratory-calls.ts';
import { type LabOrderAddress, requestOf } from '../lab-order-address.ts';
import { t } from '../lab-orders.texts.ts';
import { labOrderCsvHeadings, labOrderCsvLines } from './lab-order-csv.ts';

/** Saves the filtered list of orders as a CSV file. */
export function ExportLabOrders({ address }: { address: LabOrderAddress }) {
  const { tenant } = usePerson();
  const exporting = usePagedExport();

  function start() {
    const filter = { ...requestOf({ ...address, after: undefined }), limit: maxPageSize };
    exporting.start({
      fileName: `lab-orders-${dateIn(tenant.timeZone, new Date())}.csv`,
      headings: labOrderCsvHeadings(),
      async readPage(cursor, signal) {
        const request = { ...filter, ...(cursor !== undefined && { cursor }) };
        const { rows, nextCursor } = await exportLabOrders(request, signal);
        return { text: labOrderCsvLines(rows), rows: rows.length, nextCursor };
      },
      onDone: (count) => notifySuccess(t('exportDone', { count })),
    });
  }

  return (
    <>
      <Button variant="default" leftSection={<Icon name="download" size={18} />} onClick={start}>
        {t('export')}
      </Button>
      <ExportDialog
        title={t('exportTitle')}
        reading={t('exporting')}
        counted={(count) => t('exported', { count })}
        total={undefined}
        exporting={exporting}
      />
    </>
  );
}
