import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordCasePrint } from '../case.calls.ts';
import type { SignedConsent } from '../../consents/consent.contract.ts';
import type { SurgicalCase } from '../case.contract.ts';
import { consentDocument } from './consent.document.ts';
import { t } from './prints.texts.ts';

export interface ConsentPrintProps {
  surgicalCase: SurgicalCase;
  /** Printed in place of the empty form. */
  signed: SignedConsent | null;
  onClose: () => void;
}

/** Shows the consent for printing; each print and download is recorded. */
export function ConsentPrint({ surgicalCase, signed, onClose }: ConsentPrintProps) {
  const header = usePrintHeader();
  const { dateTime } = useFormat();
  return (
    <RecordedPrint
      title={t('consentTitle')}
      document={consentDocument(surgicalCase, signed, { header, dateTime })}
      fileName={`${surgicalCase.caseNumber}-consent`}
      papers={['a4']}
      record={(output, submission) =>
        recordCasePrint({ caseId: surgicalCase.id, document: 'consent', output }, submission)
      }
      onClose={onClose}
    />
  );
}
