import type { PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import type { SurgicalCase } from '../case.contract.ts';
import { patientName } from '../case.words.ts';
import { t as caseText } from '../cases.texts.ts';
import { t } from './prints.texts.ts';

/** The form that a patient signs before an operation. */
export function consentDocument(
  surgicalCase: SurgicalCase,
  { header, dateTime }: { header: PrintHeader; dateTime: (instant: string) => string },
): PrintDocument {
  const { patient, caseNumber, laterality, site, scheduledStartTime: start } = surgicalCase;
  const side =
    laterality === null || laterality === 'not_applicable' ? '' : caseText(`laterality_${laterality}`);
  return {
    title: t('consentTitle'),
    header,
    blocks: [
      { kind: 'barcode', value: caseNumber, caption: caseNumber },
      {
        kind: 'fields',
        fields: [
          { label: t('patient'), value: patientName(patient), isStrong: true },
          { label: t('patientNumber'), value: patient.patientNumber, isStrong: true },
          { label: t('procedure'), value: surgicalCase.procedureName ?? '', isStrong: true, isWide: true },
          { label: t('laterality'), value: [side, site].filter(Boolean).join(', ') },
          { label: t('diagnosis'), value: surgicalCase.preOpDiagnosis ?? '' },
          { label: t('surgeon'), value: surgicalCase.surgeon?.name ?? '' },
          { label: t('anesthesiologist'), value: surgicalCase.anesthesiologist?.name ?? '' },
          { label: t('plannedFor'), value: start === null ? '' : dateTime(start) },
        ],
      },
      { kind: 'paragraph', text: t('explained') },
      { kind: 'checkboxes', items: [t('agree'), t('mayChange'), t('blood')] },
      { kind: 'paragraph', text: t('takeBack') },
      { kind: 'signatures', labels: [t('signPatient'), t('signDoctor'), t('signWitness')] },
    ],
    footer: t('footer'),
  };
}
