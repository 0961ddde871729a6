import { useState } from 'react';
import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordCasePrint } from '../case.calls.ts';
import { type ConsentPaper, consentDocument } from './consent.document.ts';
import { t } from './prints.texts.ts';

export interface ConsentPrintProps extends ConsentPaper {
  onClose: () => void;
}

/** Shows the consent for printing; each print and download is recorded. */
export function ConsentPrint({ onClose, ...paper }: ConsentPrintProps) {
  const header = usePrintHeader();
  const { dateTime } = useFormat();
  const [now] = useState(() => new Date().toISOString());
  const { id: caseId, caseNumber } = paper.surgicalCase;
  return (
    <RecordedPrint
      title={t('consentTitle')}
      document={consentDocument(paper, { header, dateTime, now })}
      fileName={`${caseNumber}-consent`}
      papers={['a4']}
      record={(output, submission) => recordCasePrint({ caseId, document: 'consent', output }, submission)}
      onClose={onClose}
    />
  );
}
