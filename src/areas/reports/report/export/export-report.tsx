import { Button, Menu } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay, usePerson } from '#client/session.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { usePagedExport } from '#ui/export/use-paged-export.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { downloadFile } from '#ui/files/download-file.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { exportReport } from '../report.calls.ts';
import type { ReportAsked } from '../report.hooks.ts';
import { t } from '../report.texts.ts';
import type { ShownReport } from '../shown-report.ts';
import { reportCsv } from './report-csv.ts';

const ExportDialog = lazyPart(() => import('#ui/export/export-dialog.tsx'), 'ExportDialog');
const ReportPrint = lazyPart(() => import('../print/report-print.tsx'), 'ReportPrint');

interface ExportReportProps {
  asked: ReportAsked & { from: string; to: string };
  shown: ShownReport;
}

/** Saves the report that is shown as a CSV or Excel file, or lays it out for PDF and paper. */
export function ExportReport({ asked, shown }: ExportReportProps) {
  const may = useMay();
  const { tenant } = usePerson();
  const exporting = usePagedExport();
  const [isPrinting, setPrinting] = useState(false);
  const fileName = `report-${shown.id}-${asked.from}-${asked.to}`;

  function saveCsv() {
    exporting.start({
      fileName: `${fileName}.csv`,
      headings: '',
      async readPage(_cursor, signal) {
        const report = await exportReport(asked, signal);
        return { text: reportCsv(report, shown, tenant.name), rows: 1, nextCursor: null };
      },
      onDone: () => notifySuccess(t('exportDone')),
    });
  }

  const workbook = useConfirmedWrite<object, Blob>({
    async call() {
      const [report, { reportWorkbook }] = await Promise.all([
        exportReport(asked),
        import('./report-workbook.ts'),
      ]);
      return reportWorkbook(report, shown, tenant.name);
    },
    done: () => t('exportDone'),
    failed: () => t('exportFailed'),
    onDone: (file) => downloadFile(`${fileName}.xlsx`, file.type, [file]),
  });

  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button
            variant="default"
            loading={workbook.isBusy}
            leftSection={<Icon name="download" size={18} />}
          >
            {t('exportReport')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {may('reports.export') && <Menu.Item onClick={saveCsv}>{t('csv')}</Menu.Item>}
          {may('reports.export') && (
            <Menu.Item onClick={() => void workbook.start({})}>{t('xlsx')}</Menu.Item>
          )}
          <Menu.Item onClick={() => setPrinting(true)}>{t('pdf')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {exporting.state !== 'idle' && (
        <Suspense fallback={null}>
          <ExportDialog
            title={t('exportReport')}
            reading={t('exporting')}
            counted={(count) => t('exported', { count })}
            exporting={exporting}
          />
        </Suspense>
      )}
      {isPrinting && (
        <Suspense fallback={null}>
          <ReportPrint asked={asked} shown={shown} fileName={fileName} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </>
  );
}
