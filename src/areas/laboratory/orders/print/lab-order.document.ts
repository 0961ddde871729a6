import type { PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import { t } from './lab-order-print.texts.ts';

/** What a printed order says; dates, choices and money are already in the words of the hospital. */
export interface LabOrderPrintProps {
  header: PrintHeader;
  orderNumber: string;
  patient: { fullName: string; patientNumber: string };
  doctor: string;
  priority: string;
  status: string;
  orderedAt: string;
  collectedAt: string;
  notes: string;
  tests: readonly { name: string; price: string }[];
  total: string;
}

/** The order that goes with the patient to the laboratory. */
export function labOrderDocument(order: LabOrderPrintProps): PrintDocument {
  return {
    title: t('orderTitle'),
    header: order.header,
    pageOf: [order.patient.fullName, order.patient.patientNumber, order.orderNumber],
    blocks: [
      { kind: 'barcode', value: order.orderNumber, caption: order.orderNumber },
      {
        kind: 'fields',
        fields: [
          { label: t('patient'), value: order.patient.fullName, isStrong: true },
          { label: t('patientId'), value: order.patient.patientNumber, isStrong: true },
          { label: t('doctor'), value: order.doctor },
          { label: t('priority'), value: order.priority, isStrong: true },
          { label: t('orderedAt'), value: order.orderedAt },
          { label: t('collectedAt'), value: order.collectedAt },
          { label: t('status'), value: order.status },
          { label: t('notes'), value: order.notes, isWide: true },
        ],
      },
      {
        kind: 'section',
        title: t('tests'),
        blocks: [
          {
            kind: 'table',
            columns: [
              { label: t('test'), share: 3 },
              { label: t('price'), align: 'right' },
            ],
            rows: order.tests.map(({ name, price }) => ({ cells: [name, price] })),
            totals: [{ label: t('total'), value: order.total, isStrong: true }],
          },
        ],
      },
      { kind: 'signatures', labels: [t('orderedBySignature'), t('collectedBySignature')] },
    ],
    footer: t('footer'),
  };
}

export interface SpecimenLabelProps {
  header: PrintHeader;
  orderNumber: string;
  patient: { fullName: string; patientNumber: string; dateOfBirth: string; gender: string };
  collectedAt: string;
  tests: string;
}

/** The label of a specimen: whose it is, and the order number for the scanner. */
export function specimenLabel(label: SpecimenLabelProps): PrintDocument {
  const { fullName, patientNumber, dateOfBirth, gender } = label.patient;
  return {
    title: fullName,
    // A label has no room for a letterhead.
    header: { ...label.header, address: '', contact: '', logo: undefined },
    pageOf: [fullName, patientNumber],
    blocks: [
      { kind: 'paragraph', text: [patientNumber, dateOfBirth, gender].filter(Boolean).join(' · ') },
      { kind: 'barcode', value: label.orderNumber, caption: label.orderNumber },
      {
        kind: 'paragraph',
        text: [label.tests, label.collectedAt && t('taken', { time: label.collectedAt })]
          .filter(Boolean)
          .join(' · '),
      },
    ],
  };
}
