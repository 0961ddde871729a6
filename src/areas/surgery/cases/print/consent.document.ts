import type { PrintBlock, PrintDocument, PrintField, PrintHeader } from '#ui/print/print-document.ts';
import { signaturePath, signatureSize, type SignatureStroke } from '#kernel/care/signature.ts';
import type { ConsentPaper, SignedConsent } from '../../consents/consent.contract.ts';
import { needsOwnRisks, textVersionOf, wordsOf } from '../../consents/wording/consent-content.rules.ts';
import { type ConsentLabels, consentLabels, sideLabel } from '../../consents/wording/consent-labels.ts';
import type { ConsentLanguage } from '../../consents/wording/consent-languages.ts';
import { patientName } from '../case.words.ts';

export interface PrintedConsent {
  paper: ConsentPaper;
  /** Printed in place of the empty form. */
  signed: SignedConsent | null;
  /** Of the empty form; what was signed is printed in its own. */
  language: ConsentLanguage;
}

interface PrintWords {
  header: PrintHeader;
  dateTime: (instant: string) => string;
  /** When it is printed. */
  now: string;
}

/** The form that a patient signs before an operation, or what was signed on the screen, in the language of who signs. */
export function consentDocument(
  { paper, signed, language: chosen }: PrintedConsent,
  { header, dateTime, now }: PrintWords,
): PrintDocument {
  const { patient, caseNumber, scheduledStartTime: start } = paper;
  const content = signed?.content ?? null;
  const language = signed?.language ?? chosen;
  const labels = consentLabels[language];
  const words = content ?? wordsOf(paper, { language, ownRisks: null, agreedTo: [] });
  const told = content ?? paper;
  const side = sideLabel(language, told.laterality);
  const fields: PrintField[] = [
    { label: labels.patient, value: patientName(patient), isStrong: true },
    { label: labels.patientNumber, value: patient.patientNumber, isStrong: true },
    {
      label: labels.procedure,
      value: [words.localName, told.procedureName].filter(Boolean).join(' · '),
      isStrong: true,
      isWide: true,
    },
    { label: labels.sideAndSite, value: [side, told.site].filter(Boolean).join(', ') },
    { label: labels.diagnosis, value: told.preOpDiagnosis ?? '' },
    { label: labels.surgeon, value: told.surgeonName ?? '' },
    { label: labels.anesthesiologist, value: paper.anesthesiologistName ?? '' },
    { label: labels.plannedFor, value: start === null ? '' : dateTime(start) },
  ];
  const ends =
    signed && content
      ? signedBlocks(signed, content, { labels, dateTime })
      : emptyBlocks(words, {
          labels,
          hasRisks: !needsOwnRisks(paper, language),
          version: textVersionOf(paper, language),
        });
  return {
    title: labels.title,
    header,
    blocks: [
      { kind: 'barcode', value: caseNumber, caption: caseNumber },
      { kind: 'fields', fields },
      ...words.parts.map(({ title, text }) => section(title, text)),
      ...ends,
    ],
    footer: labels.footer,
    pageOf: [patientName(patient), patient.patientNumber, caseNumber, dateTime(now)],
  };
}

function section(title: string, text: string): PrintBlock {
  return { kind: 'section', title, blocks: [{ kind: 'paragraph', text }] };
}

type Words = ReturnType<typeof wordsOf>;

interface EmptyForm {
  labels: ConsentLabels;
  /** The hospital has written the risks of the procedure. */
  hasRisks: boolean;
  version: string;
}

/** The surgeon writes the risks by hand, and all three sign. */
function emptyBlocks(words: Words, { labels, hasRisks, version }: EmptyForm): PrintBlock[] {
  return [
    {
      kind: 'box',
      tone: 'note',
      title: hasRisks ? labels.ownRisks : labels.risks,
      lines: hasRisks ? [' ', ' '] : [' ', ' ', ' ', ' ', ' '],
    },
    { kind: 'paragraph', text: words.explained },
    { kind: 'checkboxes', items: words.statements.map(({ text }) => text) },
    { kind: 'paragraph', text: words.takeBack },
    { kind: 'signatures', labels: [labels.signedByPatient, labels.witness, labels.explainedBy] },
    { kind: 'fields', fields: [{ label: labels.textVersion, value: version }] },
  ];
}

interface SignedWords {
  labels: ConsentLabels;
  dateTime: PrintWords['dateTime'];
}

function signedBlocks(
  signed: SignedConsent,
  content: NonNullable<SignedConsent['content']>,
  { labels, dateTime }: SignedWords,
): PrintBlock[] {
  const { strokes, signedBy, relation, signedAt, signatures, way, textVersion, recordedByName } = signed;
  const own = [signedBy ?? '', relation ?? labels.patientSigned, ...(way === 'mark' ? [labels.mark] : [])];
  return [
    { kind: 'paragraph', text: content.explained },
    {
      kind: 'fields',
      fields: content.statements.map(({ text, isAgreed }) => ({
        label: text,
        value: isAgreed ? labels.agreed : labels.notAgreed,
        isWide: true,
        isStrong: true,
      })),
    },
    { kind: 'paragraph', text: content.takeBack },
    signature(strokes, [...own, dateTime(signedAt)].join(', '), labels),
    ...signatures.map((one) => {
      const part = one.part === 'witness' ? labels.witness : labels.explainedBy;
      const who = [one.name, one.relation, dateTime(one.signedAt)].filter(Boolean).join(', ');
      return signature(one.strokes, `${part}: ${who}`, labels);
    }),
    ...(signed.isComplete ? [] : [{ kind: 'signatures' as const, labels: [labels.explainedBy] }]),
    {
      kind: 'fields',
      fields: [
        { label: labels.recordedBy, value: recordedByName },
        { label: labels.textVersion, value: textVersion },
      ],
    },
  ];
}

function signature(strokes: readonly SignatureStroke[], caption: string, labels: ConsentLabels): PrintBlock {
  return strokes.length > 0
    ? { kind: 'drawing', path: signaturePath(strokes), ...signatureSize, caption }
    : { kind: 'box', tone: 'note', title: labels.signedByTyping, lines: [caption] };
}
