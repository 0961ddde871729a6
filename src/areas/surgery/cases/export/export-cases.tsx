import { useMay, usePerson } from '#client/session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { ExportButton } from '#ui/export/export-button.tsx';
import { exportCases } from '../case.calls.ts';
import { t } from '../cases.texts.ts';
import { caseList, type CaseListState } from '../list/case-list.address.ts';
import { caseCsvHeadings, caseCsvLines } from './case-csv.ts';

/** Saves the filtered list of cases as a CSV file. */
export function ExportCases({ address }: Pick<CaseListState, 'address'>) {
  const { tenant } = usePerson();
  if (!useMay()('surgery.export')) return null;
  return (
    <ExportButton
      fileName={() => `surgical-cases-${dateIn(tenant.timeZone, new Date())}.csv`}
      headings={caseCsvHeadings}
      read={(page, signal) => exportCases({ ...caseList.filterOf(address), ...page }, signal)}
      lines={caseCsvLines}
      words={{
        button: t('exportCsv'),
        title: t('exportTitle'),
        reading: t('exporting'),
        counted: (count) => t('exported', { count }),
        done: (count) => t('exportDone', { count }),
      }}
    />
  );
}
