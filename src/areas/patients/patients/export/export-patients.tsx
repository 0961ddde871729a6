import { useRef } from 'react';
import { useMay, usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { ExportButton } from '#ui/export/export-button.tsx';
import { exportPatients } from '../patient.calls.ts';
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
  const may = useMay()('patients.export');
  // Restricted patients, of whom the file says little.
  const withheld = useRef(0);
  if (!may) return null;
  return (
    <ExportButton
      fileName={() => `patients-${dateIn(tenant.timeZone, new Date())}.csv`}
      headings={patientCsvHeadings}
      read={async (request, signal) => {
        const page = await exportPatients({ ...filter, ...request }, signal);
        withheld.current = (request.cursor === undefined ? 0 : withheld.current) + page.withheld;
        return page;
      }}
      lines={patientCsvLines}
      words={{
        button: t('export'),
        title: t('exportTitle'),
        reading: t('exporting'),
        counted: (count) => t('exported', { count }),
        done(count) {
          const done = t('exportDone', { count });
          if (withheld.current === 0) return done;
          return `${done}. ${t('exportWithheld', { count: withheld.current })}`;
        },
      }}
      total={total}
    />
  );
}
