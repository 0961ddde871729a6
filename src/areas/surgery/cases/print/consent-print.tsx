import { asIssued, byItself } from '#areas/patients/patient-record.public.ts';
import { useState } from 'react';
import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordCasePrint } from '../case.calls.ts';
import { consentDocument, type PrintedConsent } from './consent.document.ts';
import { t } from './prints.texts.ts';

export interface ConsentPrintProps extends PrintedConsent {
  onClose: () => void;
}

function ConsentPaper({ onClose, ...printed }: ConsentPrintProps) {
  const header = usePrintHeader();
  const { dateTime } = useFormat();
  const [now] = useState(() => new Date().toISOString());
  const { id: caseId, caseNumber } = printed.paper;
  return (
    <RecordedPrint
      title={t('consentTitle')}
      document={consentDocument(printed, { header, dateTime, now })}
      fileName={`${caseNumber}-consent`}
      papers={['a4']}
      record={(output, submission) => recordCasePrint({ caseId, document: 'consent', output }, submission)}
      onClose={onClose}
    />
  );
}

/** Shows the consent for printing; each print and download is recorded. */
export const ConsentPrint = asIssued('surgical_case', 'paper', ConsentPaper, byItself);
