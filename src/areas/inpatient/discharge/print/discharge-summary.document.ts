import { allergyTitle, allergyValue } from '#screens/safety/allergies-in-short.words.ts';
import type { PrintBlock, PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import type { Admission } from '../../admissions/admission.contract.ts';
import { patientName } from '../../beds/bed.words.ts';
import type { Discharge } from '../discharge.contract.ts';
import { t } from '../discharges.texts.ts';

/** What documents of a discharge are made from, and how the hospital writes times. */
export interface DischargeDocumentProps {
  header: PrintHeader;
  admission: Admission;
  decision: NonNullable<Discharge['decision']>;
  /** Null of a record that is closed to the reader. */
  allergies: Discharge['allergies'];
  leftAt: string | null;
  /** Null of a restricted patient, to people who see no more than the name. */
  person: { born: string; gender: string; address: string | null } | null;
  dateTime: (value: string) => string;
  date: (value: string) => string;
}

/** What the patient takes along: diagnoses, what was done, what to take and when to come again. */
export function dischargeSummary(props: DischargeDocumentProps): PrintDocument {
  const { header, admission, decision, date } = props;
  const followUp = [decision.followUp, decision.followUpDate && date(decision.followUpDate)];
  return {
    title: t('summaryTitle'),
    header,
    pageOf: pageOfStay(props),
    blocks: [
      { kind: 'barcode', value: admission.admissionNumber, caption: admission.admissionNumber },
      stayFields(props),
      ...section(allergyTitle(), [allergyValue(props.allergies)]),
      ...section(t('diagnoses'), decision.diagnoses),
      ...section(t('summary'), [decision.summary]),
      ...medicineTable(decision.medicines),
      ...section(
        t('followUp'),
        followUp.filter((line) => line !== null && line !== ''),
      ),
      { kind: 'signatures', labels: [t('signedBy')] },
    ],
    footer: t('printFooter'),
  };
}

/** What stands at the foot of each page. */
export function pageOfStay({ admission }: DischargeDocumentProps): string[] {
  return [patientName(admission.patient), admission.patient.patientNumber, admission.admissionNumber];
}

/** Who stayed where, from when until when. */
export function stayFields({
  admission,
  decision,
  leftAt,
  person,
  dateTime,
}: DischargeDocumentProps): PrintBlock {
  const { patient, bed } = admission;
  return {
    kind: 'fields',
    fields: [
      { label: t('patient'), value: patientName(patient), isStrong: true },
      { label: t('patientNumber'), value: patient.patientNumber, isStrong: true },
      ...(person
        ? [
            { label: t('born'), value: person.born },
            { label: t('gender'), value: person.gender },
          ]
        : []),
      { label: t('admissionNumber'), value: admission.admissionNumber },
      { label: t('ward'), value: bed ? `${bed.wardName}, ${bed.bedNumber}` : '' },
      { label: t('admittedAt'), value: dateTime(admission.admittedAt) },
      { label: t('discharged'), value: dateTime(decision.dischargedAt) },
      ...(leftAt === null ? [] : [{ label: t('left'), value: dateTime(leftAt) }]),
      { label: t('doctor'), value: admission.attendingDoctor ?? admission.admittingDoctor },
      {
        label: t('disposition'),
        value: [t(`disposition_${decision.disposition}`), decision.referredTo].filter(Boolean).join(': '),
      },
      { label: t('admissionDiagnosis'), value: admission.primaryDiagnosis ?? '', isWide: true },
    ],
  };
}

function section(title: string, lines: readonly (string | null)[]): PrintBlock[] {
  const blocks = lines.flatMap((text): PrintBlock[] => (text ? [{ kind: 'paragraph', text }] : []));
  return blocks.length === 0 ? [] : [{ kind: 'section', title, blocks }];
}

type Medicines = DischargeDocumentProps['decision']['medicines'];

/** What is taken on, with what became of it since the stay, and below it what was stopped and why. */
function medicineTable(medicines: Medicines): PrintBlock[] {
  const stopped = medicines.filter(({ fate }) => fate === 'stopped');
  const taken = medicines.filter(({ fate }) => fate !== 'stopped');
  return [
    ...tableOf(t('medicines'), taken, { label: t('fate'), words: fateWords }),
    ...tableOf(t('stoppedMedicines'), stopped, {
      label: t('stoppedBecause'),
      words: ({ reason }) => reason ?? '',
    }),
  ];
}

function fateWords({ fate, reason, was }: Medicines[number]): string {
  if (fate === null || fate === 'stopped') return '';
  const before = was === null ? '' : t('fateWas', { was });
  return [t(`fate_${fate}`, { reason: reason ?? '' }), before].filter(Boolean).join('. ');
}

function tableOf(
  title: string,
  medicines: Medicines,
  last: { label: string; words: (medicine: Medicines[number]) => string },
): PrintBlock[] {
  if (medicines.length === 0) return [];
  const isKnown = medicines.some((medicine) => last.words(medicine) !== '');
  const table: PrintBlock = {
    kind: 'table',
    columns: [
      { label: t('medicineName'), share: 2 },
      { label: t('dose'), share: 1 },
      { label: t('instructions'), share: 3 },
      ...(isKnown ? [{ label: last.label, share: 3 }] : []),
    ],
    rows: medicines.map((medicine) => {
      const { name, dose, instructions } = medicine;
      return { cells: [name, dose, instructions, ...(isKnown ? [last.words(medicine)] : [])] };
    }),
  };
  return [{ kind: 'section', title, blocks: [table] }];
}
