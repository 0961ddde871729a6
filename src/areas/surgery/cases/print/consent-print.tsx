import { asIssued, byItself } from '#areas/patients/patient-record.public.ts';
import { useState } from 'react';
import { PaperPrint } from '#screens/papers/print/paper-print.tsx';
import { recordCasePrint } from '../case.calls.ts';
import { consentDocument, type PrintedConsent } from './consent.document.ts';
import { t } from './prints.texts.ts';

export interface ConsentPrintProps extends PrintedConsent {
  onClose: () => void;
}

function ConsentPaper({ onClose, ...printed }: ConsentPrintProps) {
  const [now] = useState(() => new Date().toISOString());
  const { id: caseId, caseNumber } = printed.paper;
  return (
    <PaperPrint
      title={t('consentTitle')}
      document={({ header, format }) => consentDocument(printed, { header, dateTime: format.dateTime, now })}
      fileName={`${caseNumber}-consent`}
      record={(output, submission) => recordCasePrint({ caseId, document: 'consent', output }, submission)}
      onClose={onClose}
    />
  );
}

/** Shows the consent for printing; each print and download is recorded. */
export const ConsentPrint = asIssued('surgical_case', 'paper', ConsentPaper, byItself);
