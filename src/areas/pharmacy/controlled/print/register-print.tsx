import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordRegisterPrint } from '../controlled.calls.ts';
import type { ControlledRegister } from '../controlled.contract.ts';
import { registerDocument } from './register.document.ts';
import { t } from './register-print.texts.ts';

export interface RegisterPrintProps {
  /** With all its entries. */
  register: ControlledRegister;
  onClose: () => void;
}

/** Shows a register for printing on the hospital's letterhead; each print and download is recorded. */
export function RegisterPrint({ register, onClose }: RegisterPrintProps) {
  const header = usePrintHeader();
  const { date, dateTime, number } = useFormat();
  const { medicineId, place, from, to, name } = register;
  return (
    <RecordedPrint
      title={t('title')}
      document={registerDocument(register, { header, date, dateTime, number: (value) => number(value) })}
      fileName={[name, from, to].join(' ')}
      papers={['a4']}
      record={(output, submission) =>
        recordRegisterPrint({ medicineId, placeId: place.id, from, to, output }, submission)
      }
      onClose={onClose}
    />
  );
}
