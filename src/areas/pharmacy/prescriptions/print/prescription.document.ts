import { allergyTitle } from '#screens/safety/allergies-in-short.words.ts';
import type { PrintBlock, PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import { t } from './prescription-print.texts.ts';

/** A medicine on the paper; everything is already in the words of the hospital. */
export interface PrintedLine {
  name: string;
  howTaken: string;
  quantity: string;
  /** Generic name and instruction, in small print. */
  note: string;
}

export interface PrescriptionPrintProps {
  header: PrintHeader;
  number: string;
  date: string;
  patient: { fullName: string; patientNumber: string; ageAndGender: string };
  weight: string;
  /** The one state of the patient's list in words, also that nobody has asked. */
  allergies: string;
  diagnosis: string;
  lines: readonly PrintedLine[];
  advice: string;
  nextVisit: string;
  prescriber: string;
  /** Under which the prescriber is registered; empty where nobody wrote it down. */
  registration: string;
  code: string;
  /** What the QR code holds. */
  checkAddress: string;
  isCancelled: boolean;
}

/** A diagnosis of at most so many characters stands beside the allergies. */
const maxBeside = 40;

/** The prescription as doctors in Bangladesh write it: Rx, 1+0+1, advice, next visit, and a code to check it by. */
export function prescriptionDocument(paper: PrescriptionPrintProps): PrintDocument {
  const blocks: (PrintBlock | false)[] = [
    paper.isCancelled && {
      kind: 'box',
      tone: 'warning',
      title: t('cancelled'),
      lines: [t('cancelledText')],
    },
    {
      kind: 'fields',
      fields: [
        { label: t('patient'), value: paper.patient.fullName, isStrong: true },
        { label: t('ageAndGender'), value: paper.patient.ageAndGender },
        { label: t('patientId'), value: paper.patient.patientNumber },
        { label: t('number'), value: paper.number, isStrong: true },
        { label: t('date'), value: paper.date },
        { label: t('weight'), value: paper.weight },
        { label: allergyTitle(), value: paper.allergies, isStrong: true },
        ...(paper.diagnosis
          ? [{ label: t('diagnosis'), value: paper.diagnosis, isWide: paper.diagnosis.length > maxBeside }]
          : []),
      ],
    },
    // Long advice comes before the medicines, so that these are on the page that is signed.
    !isShort(paper) && adviceOf(paper),
    {
      kind: 'section',
      title: t('rx'),
      blocks: [
        {
          kind: 'table',
          columns: [
            { label: t('medicine'), share: 4 },
            { label: t('howTaken'), share: 4 },
            { label: t('quantity'), share: 2, align: 'right' },
          ],
          rows: paper.lines.map(({ name, howTaken, quantity, note }) => ({
            cells: [name, howTaken, quantity],
            ...(note && { note }),
          })),
          closing: closingOf(paper),
        },
      ],
    },
  ];
  const { fullName, patientNumber } = paper.patient;
  return {
    title: t('title'),
    header: paper.header,
    pageOf: [fullName, patientNumber, paper.number],
    blocks: blocks.filter((block) => block !== false),
  };
}

/** More than this is not kept on one page with a signature; the longest advice would fill a page of A5 alone. */
const shortAdvice = 400;

/** What follows the medicines: nobody signs a page on which no medicine stands. */
function closingOf(paper: PrescriptionPrintProps): PrintBlock[] {
  const closing: (PrintBlock | false)[] = [
    isShort(paper) && paper.advice !== '' && adviceOf(paper),
    paper.nextVisit !== '' && {
      kind: 'fields',
      fields: [{ label: t('nextVisit'), value: paper.nextVisit, isStrong: true }],
    },
    {
      kind: 'qr',
      value: paper.checkAddress,
      caption: t('checkCode', { code: paper.code }),
      signature: [t('signature', { name: paper.prescriber }), paper.registration].filter(Boolean).join(', '),
    },
  ];
  return closing.filter((block) => block !== false);
}

function isShort({ advice }: PrescriptionPrintProps): boolean {
  return advice.length <= shortAdvice && advice.split('\n').length <= 6;
}

function adviceOf({ advice }: PrescriptionPrintProps): PrintBlock {
  return { kind: 'section', title: t('advice'), blocks: [{ kind: 'paragraph', text: advice }] };
}
