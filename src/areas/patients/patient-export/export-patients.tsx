import { Button } from '@mantine/core';
import { usePerson } from '#client/session.ts';
import { maxPageSize } from '#kernel/page.ts';
import { dateIn } from '#kernel/time-zone.ts';
import { ExportDialog } from '#ui/export/export-dialog.tsx';
import { usePagedExport } from '#ui/export/use-paged-export.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { exportPatients } from '../patient-calls.ts';
import type { PatientListRequest } from '../patient.hooks.ts';
import { t } from '../patients.texts.ts';
import { patientCsvHeadings, patientCsvLines } from './patient-csv.ts';

export interface ExportPatientsProps {
  filter: Omit<PatientListRequest, 'cursor' | 'limit'>;
  /** How many records there will be, where that is known. */
  total: number | undefined;
}

/** Saves the filtered list as a CSV file that a spreadsheet, and the import, can open. */
export function ExportPatients({ filter, total }: ExportPatientsProps) {
  const { tenant } = usePerson();
  const exporting = usePagedExport();

  function start() {
    // Restricted patients, of whom the file says little.
    let withheld = 0;
    exporting.start({
      fileName: `patients-${dateIn(tenant.timeZone, new Date())}.csv`,
      headings: patientCsvHeadings(),
      async readPage(cursor, signal) {
        const request = { ...filter, limit: maxPageSize, ...(cursor !== undefined && { cursor }) };
        const page = await exportPatients(request, signal);
        withheld += page.withheld;
        return { text: patientCsvLines(page.rows), rows: page.rows.length, nextCursor: page.nextCursor };
      },
      onDone(count) {
        const done = t('exportDone', { count });
        notifySuccess(withheld === 0 ? done : `${done}. ${t('exportWithheld', { count: withheld })}`);
      },
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
        total={total}
        exporting={exporting}
      />
    </>
  );
}
