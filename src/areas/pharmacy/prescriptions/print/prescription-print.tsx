import { asIssued, byItself } from '#areas/patients/patient-record.public.ts';
import { demographics } from '#areas/patients/patient-words.public.ts';
import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { allergyValue } from '#screens/safety/allergies-in-short.words.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordPrescriptionPrint } from '../prescription.calls.ts';
import type { Prescription } from '../prescription.contract.ts';
import type { PrescriptionLine } from '../prescription-line.contract.ts';
import { lineName, patientName, quantityWords } from '../prescription.words.ts';
import { t as texts } from '../prescriptions.texts.ts';
import { prescriptionDocument, type PrintedLine } from './prescription.document.ts';
import { t } from './prescription-print.texts.ts';

const papers = ['a5', 'a4'] as const;

function PrescriptionPaper({ prescription, onClose }: { prescription: Prescription; onClose: () => void }) {
  const header = usePrintHeader();
  const format = useFormat();
  const {
    id: prescriptionId,
    verificationCode: code,
    prescriptionNumber: number,
    weightGrams,
    person,
  } = prescription;
  const document = prescriptionDocument({
    header,
    number,
    date: format.date(prescription.signedAt),
    patient: {
      fullName: patientName(prescription.patient),
      patientNumber: prescription.patient.patientNumber,
      ageAndGender: person ? demographics({ ...person, dateOfDeath: null }) : '',
    },
    weight: weightGrams === null ? '' : texts('kilograms', { weight: format.number(weightGrams / 1000) }),
    allergies: allergyValue(prescription.allergies),
    diagnosis: prescription.diagnosis ?? '',
    lines: prescription.lines
      .filter(({ state }) => state !== 'changed' && state !== 'stopped')
      .map(printedLine),
    advice: prescription.advice ?? '',
    nextVisit: prescription.nextVisit ? format.longDate(prescription.nextVisit) : '',
    prescriber: prescription.prescriberName,
    registration: prescription.prescriberRegistration
      ? t('registration', { number: prescription.prescriberRegistration })
      : '',
    code,
    checkAddress: `${window.location.origin}/dashboard/prescriptions/check?code=${code}`,
    isCancelled: prescription.status === 'cancelled',
  });
  return (
    <RecordedPrint
      title={t('title')}
      document={document}
      fileName={number}
      papers={papers}
      record={(output, submission) => recordPrescriptionPrint({ prescriptionId, output }, submission)}
      onClose={onClose}
    />
  );
}

/** Shows a prescription for printing; each print and download is recorded. */
export const PrescriptionPrint = asIssued('prescription', 'prescription', PrescriptionPaper, byItself);

function printedLine(line: PrescriptionLine, place: number): PrintedLine {
  const form = line.dosageForm === null ? '' : t(`form_${line.dosageForm}`);
  const name = t('lineName', { number: place + 1, form, name: lineName(line) }).replace(/\s+/g, ' ');
  const food = line.food && t(`food_${line.food}`);
  return {
    name,
    howTaken: [line.dose, line.frequency, food, durationWords(line.duration)].filter(Boolean).join(' · '),
    quantity: quantityWords(line),
    note: [line.genericName, line.instruction].filter(Boolean).join(' · '),
  };
}

/** `7d` in both languages; the figure is the same for everybody. */
function durationWords(duration: string): string {
  if (duration === 'continue') return t('continues');
  const [, count = '', unit = ''] = /^(\d+)([dwm])$/.exec(duration) ?? [];
  if (unit === '') return duration;
  return t(unit === 'd' ? 'days' : unit === 'w' ? 'weeks' : 'months', { count: Number(count) });
}
