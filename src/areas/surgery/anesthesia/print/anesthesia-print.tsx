import { asIssued, byItself } from '#areas/patients/patient-record.public.ts';
import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordAnesthesiaPrint } from '../anesthesia.calls.ts';
import type { AnesthesiaRecord } from '../anesthesia.contract.ts';
import { t } from '../anesthesia.texts.ts';
import { anesthesiaDocument } from './anesthesia.document.ts';

function AnesthesiaPaper({ record, onClose }: { record: AnesthesiaRecord; onClose: () => void }) {
  const header = usePrintHeader();
  const format = useFormat();
  return (
    <RecordedPrint
      title={t('printTitle')}
      document={anesthesiaDocument(record, { header, format })}
      fileName={`${record.case.caseNumber}-anesthesia`}
      papers={['a4']}
      record={(output, submission) => recordAnesthesiaPrint({ anesthesiaId: record.id, output }, submission)}
      onClose={onClose}
    />
  );
}

/** Shows an anesthesia record for printing; each print and download is recorded. */
export const AnesthesiaPrint = asIssued('surgical_case', 'record', AnesthesiaPaper, {
  of: ({ case: { id }, patient }) => ({ id, patient }),
  named: byItself.named,
});
