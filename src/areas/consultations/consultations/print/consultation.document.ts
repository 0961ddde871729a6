import { measuredFacts } from '#areas/vitals/vitals-web.public.ts';
import type { PrintBlock, PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import type { Consultation, ConsultationNote } from '../consultation.contract.ts';
import { patientName } from '../consultation.words.ts';
import { t } from '../consultations.texts.ts';

export interface ConsultationDocumentProps {
  header: PrintHeader;
  consultation: Consultation;
  note: ConsultationNote;
  dateTime: (value: string) => string;
  date: (value: string) => string;
}

/** A signed consultation on paper, with everything that was added later. */
export function consultationDocument(props: ConsultationDocumentProps): PrintDocument {
  const { header, consultation, note, dateTime, date } = props;
  const { patient, authorName, amendments, isEnteredInError } = consultation;
  const followUp = [note.followUpDate && date(note.followUpDate), note.followUpNote];
  return {
    title: t('printTitle'),
    header,
    pageOf: [patientName(patient), patient.patientNumber, dateTime(consultation.startedAt)],
    blocks: [
      ...(isEnteredInError
        ? [
            {
              kind: 'box' as const,
              tone: 'warning' as const,
              title: t('enteredInError'),
              lines: [t('inErrorText')],
            },
          ]
        : []),
      {
        kind: 'fields',
        fields: [
          { label: t('columnPatient'), value: patientName(patient), isStrong: true },
          { label: t('printNumber'), value: patient.patientNumber, isStrong: true },
          { label: t('columnAuthor'), value: authorName },
          { label: t('columnStarted'), value: dateTime(consultation.startedAt) },
        ],
      },
      ...section(t('reason'), [note.reason]),
      ...section(t('history'), [note.history]),
      ...vitalsBlock(note, dateTime),
      ...section(t('examination'), [note.examination]),
      ...diagnosesBlock(note),
      ...section(t('plan'), [note.plan]),
      ...section(t('printTests'), orderedLines(consultation, 'tests')),
      ...section(t('printMedicines'), orderedLines(consultation, 'medicines')),
      ...section(t('referredTo'), [note.referredTo]),
      ...section(t('followUp'), followUp),
      ...section(
        t('amendments'),
        amendments.map(({ kind, reason, body, amendedByName, amendedAt }) =>
          [
            `${t(`kind_${kind}`)}: ${reason}`,
            body,
            t('amendedBy', { name: amendedByName, time: dateTime(amendedAt) }),
          ]
            .filter(Boolean)
            .join('\n'),
        ),
      ),
      { kind: 'signatures', labels: [t('signedAt', { name: authorName, time: dateTime(note.signedAt) })] },
    ],
    footer: t('printFooter'),
  };
}

function section(title: string, lines: readonly (string | null)[]): PrintBlock[] {
  const blocks = lines.flatMap((text): PrintBlock[] => (text ? [{ kind: 'paragraph', text }] : []));
  return blocks.length === 0 ? [] : [{ kind: 'section', title, blocks }];
}

/** Each order in a line of its own, with its number. */
function orderedLines({ orders }: Consultation, kind: Consultation['orders'][number]['kind']): string[] {
  return orders
    .filter((order) => order.kind === kind)
    .map(({ number, names }) => `${names.join(', ')} (${number})`);
}

function vitalsBlock(
  { vitalSigns: set }: ConsultationNote,
  dateTime: (value: string) => string,
): PrintBlock[] {
  if (!set) return [];
  const fields = measuredFacts(set).map(({ label, value, isAbnormal }) => ({
    label,
    value: isAbnormal ? t('abnormalValue', { value }) : value,
  }));
  const by = t('measuredBy', { name: set.recordedByName, time: dateTime(set.recordedAt) });
  const inError: PrintBlock[] = set.enteredInError ? [{ kind: 'paragraph', text: t('signsInError') }] : [];
  const blocks: PrintBlock[] = [{ kind: 'fields', fields }, { kind: 'paragraph', text: by }, ...inError];
  return [{ kind: 'section', title: t('vitals'), blocks }];
}

function diagnosesBlock({ diagnoses }: ConsultationNote): PrintBlock[] {
  return section(
    t('diagnoses'),
    diagnoses.map(({ title, code, certainty, isPrimary }) =>
      [title, code, t(`certainty_${certainty}`), isPrimary && t('primary')].filter(Boolean).join(' · '),
    ),
  );
}
