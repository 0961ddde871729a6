import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordCasePrint } from '../case.calls.ts';
import type { SurgicalCase } from '../case.contract.ts';
import { consentDocument } from './consent.document.ts';
import { t } from './prints.texts.ts';

/** Shows the consent form for printing; each print and download is recorded. */
export function ConsentPrint({ surgicalCase, onClose }: { surgicalCase: SurgicalCase; onClose: () => void }) {
  const header = usePrintHeader();
  const { dateTime } = useFormat();
  return (
    <RecordedPrint
      title={t('consentTitle')}
      document={consentDocument(surgicalCase, { header, dateTime })}
      fileName={`${surgicalCase.caseNumber}-consent`}
      papers={['a4']}
      record={(output, submission) =>
        recordCasePrint({ caseId: surgicalCase.id, document: 'consent', output }, submission)
      }
      onClose={onClose}
    />
  );
}
