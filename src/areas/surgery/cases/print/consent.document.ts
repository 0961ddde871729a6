import type { PrintBlock, PrintDocument, PrintField, PrintHeader } from '#ui/print/print-document.ts';
import { signaturePath, signatureSize } from '#kernel/care/signature.ts';
import type { SignedConsent } from '../../consents/consent.contract.ts';
import { consentStatements, consentTexts, currentTextVersion } from '../../consents/consent-texts.ts';
import type { SurgicalCase } from '../case.contract.ts';
import { patientName } from '../case.words.ts';
import { t as caseText } from '../cases.texts.ts';
import { t } from './prints.texts.ts';

interface PrintWords {
  header: PrintHeader;
  dateTime: (instant: string) => string;
}

/** The form that a patient signs before an operation, or what was signed on the screen. */
export function consentDocument(
  surgicalCase: SurgicalCase,
  signed: SignedConsent | null,
  { header, dateTime }: PrintWords,
): PrintDocument {
  const { patient, caseNumber, scheduledStartTime: start } = surgicalCase;
  const content = signed?.content ?? null;
  const told = content ?? { ...surgicalCase, surgeonName: surgicalCase.surgeon?.name ?? null };
  const side =
    told.laterality === null || told.laterality === 'not_applicable'
      ? ''
      : caseText(`laterality_${told.laterality}`);
  const fields: PrintField[] = [
    { label: t('patient'), value: patientName(patient), isStrong: true },
    { label: t('patientNumber'), value: patient.patientNumber, isStrong: true },
    { label: t('procedure'), value: told.procedureName ?? '', isStrong: true, isWide: true },
    { label: t('laterality'), value: [side, told.site].filter(Boolean).join(', ') },
    { label: t('diagnosis'), value: told.preOpDiagnosis ?? '' },
    { label: t('surgeon'), value: told.surgeonName ?? '' },
    { label: t('anesthesiologist'), value: surgicalCase.anesthesiologist?.name ?? '' },
    { label: t('plannedFor'), value: start === null ? '' : dateTime(start) },
  ];
  return {
    title: t('consentTitle'),
    header,
    blocks: [
      { kind: 'barcode', value: caseNumber, caption: caseNumber },
      { kind: 'fields', fields },
      ...(signed && content ? signedBlocks(signed, content, dateTime) : emptyBlocks()),
    ],
    footer: t('footer'),
  };
}

function emptyBlocks(): PrintBlock[] {
  const text = consentTexts[currentTextVersion];
  return [
    { kind: 'paragraph', text: text.explained.description },
    { kind: 'checkboxes', items: consentStatements.map((one) => text.statements[one].description) },
    { kind: 'paragraph', text: text.takeBack.description },
    { kind: 'signatures', labels: [t('signPatient'), t('signDoctor'), t('signWitness')] },
  ];
}

function signedBlocks(
  { strokes, signedBy, relation, signedAt, textVersion, recordedByName }: SignedConsent,
  content: NonNullable<SignedConsent['content']>,
  dateTime: PrintWords['dateTime'],
): PrintBlock[] {
  const name = signedBy ?? '';
  const caption = t('signedCaption', { name, time: dateTime(signedAt) });
  return [
    { kind: 'paragraph', text: content.explained },
    {
      kind: 'fields',
      fields: content.statements.map(({ text, isAgreed }) => ({
        label: text,
        value: t(isAgreed ? 'agreed' : 'notAgreed'),
        isWide: true,
        isStrong: true,
      })),
    },
    { kind: 'paragraph', text: content.takeBack },
    strokes.length > 0
      ? { kind: 'drawing', path: signaturePath(strokes), ...signatureSize, caption }
      : { kind: 'box', tone: 'note', title: t('typedSignature', { name }), lines: [caption] },
    {
      kind: 'fields',
      fields: [
        { label: t('relation'), value: relation ?? t('patientSigned') },
        { label: t('recordedBy'), value: recordedByName },
        { label: t('textVersion'), value: textVersion },
      ],
    },
  ];
}
