import type { Format } from '#ui/i18n/format-provider.tsx';
import type { PrintBlock, PrintDocument, PrintGridRow, PrintHeader } from '#ui/print/print-document.ts';
import { patientName } from '../../papers/paper-case.words.ts';
import { vitalNames } from '../content/anesthesia-entry.contract.ts';
import type { AnesthesiaRecord } from '../anesthesia.contract.ts';
import { countingEntries } from '../anesthesia.rules.ts';
import { t } from '../anesthesia.texts.ts';
import { asaWords, entryWords, knownAllergyWords } from '../anesthesia.words.ts';
import { totalFacts } from '../detail/chart-totals.tsx';

interface PrintWords {
  header: PrintHeader;
  format: Pick<Format, 'dateTime' | 'time'>;
}

/** Columns of vital signs that fit on a page on its side. */
const maxColumns = 24;
/** Other entries that fit on the page beside them. */
const maxLines = 14;

/** An anesthesia record on one page on its side: the vital signs by time, all else in short lines. */
export function anesthesiaDocument(record: AnesthesiaRecord, { header, format }: PrintWords): PrintDocument {
  const { case: kase, patient, content, startTime, endTime } = record;
  const { dateTime, time } = format;
  const at = (instant: string | null) => (instant === null ? '' : dateTime(instant));
  const minutes = record.durationMinutes;
  const before = content?.preOpAssessment;
  return {
    title: t('printTitle'),
    header,
    isLandscape: true,
    blocks: [
      {
        kind: 'fields',
        fields: [
          {
            label: t('patient'),
            value: `${patientName(patient)} · ${patient.patientNumber}`,
            isStrong: true,
          },
          {
            label: t('columnCase'),
            value: [kase.caseNumber, kase.procedureName].filter(Boolean).join(' · '),
          },
          {
            label: t('columnType'),
            value: [record.anesthesiaType && t(`type_${record.anesthesiaType}`), asaWords(record)]
              .filter(Boolean)
              .join(' · '),
          },
          { label: t('columnAnesthesiologist'), value: t('doctor', { name: record.anesthesiologistName }) },
          { label: t('startTime'), value: at(startTime) },
          {
            label: t('endTime'),
            value: [at(endTime), minutes !== null && t('minutes', { count: minutes })]
              .filter(Boolean)
              .join(' · '),
          },
          { label: t('knownAllergies'), value: knownAllergyWords(record) },
          {
            label: t('airway'),
            value: [
              before?.mallampati && `${t('mallampati')} ${before.mallampati}`,
              content?.airwayManagement,
            ]
              .filter(Boolean)
              .join(' · '),
          },
        ],
      },
      ...vitalsGrid(record, time),
      ...section(t('courseTitle'), linesOf(record, time)),
      ...section(
        t('totals'),
        totalFacts(record).length === 0
          ? []
          : [
              totalFacts(record)
                .map(([label, words]) => `${label}: ${words}`)
                .join(' · '),
            ],
      ),
      ...section(t('complications'), [content?.complications ?? '']),
      ...section(t('recoveryTitle'), [
        countingEntries(record.entries, 'recovery')
          .map((entry) => `${time(entry.at)} ${entryWords(entry.facts)}`)
          .join(' · '),
        record.recoveryException ?? '',
        content?.postOpOrders ?? '',
      ]),
      {
        kind: 'signatures',
        labels: [
          record.completedByName && endTime
            ? t('printSigned', { name: record.completedByName, time: dateTime(endTime) })
            : t('printOpen'),
        ],
      },
    ],
  };
}

function section(title: string, lines: readonly string[]): PrintBlock[] {
  const blocks = lines.flatMap((text): PrintBlock[] => (text === '' ? [] : [{ kind: 'paragraph', text }]));
  return blocks.length === 0 ? [] : [{ kind: 'section', title, blocks }];
}

/** The sets as columns; of more than fit, evenly many are shown, the first and the last among them. */
function vitalsGrid(record: AnesthesiaRecord, time: (at: string) => string): PrintBlock[] {
  const sets = countingEntries(record.entries, 'vitals');
  if (sets.length === 0) return [];
  const count = Math.min(sets.length, maxColumns);
  const shown = Array.from(
    { length: count },
    (_, place) => sets[count === 1 ? 0 : Math.round((place * (sets.length - 1)) / (count - 1))]!,
  );
  const rows = vitalNames.flatMap((name): PrintGridRow[] =>
    shown.some(({ facts }) => facts[name] !== undefined)
      ? [
          {
            group: '',
            label: t(`vital_${name}`),
            points: null,
            cells: shown.map(({ facts }) => String(facts[name] ?? '')),
          },
        ]
      : [],
  );
  return [{ kind: 'grid', heads: shown.map(({ at }) => [time(at)]), rows }];
}

/** Medications, fluids and events in the order of their times, joined where there are more than fit line by line. */
function linesOf({ entries }: AnesthesiaRecord, time: (at: string) => string): string[] {
  const lines = entries
    .filter(
      ({ facts, errorReason }) =>
        errorReason === null && facts.kind !== 'vitals' && facts.kind !== 'recovery',
    )
    .map(({ at, facts }) => `${time(at)} ${entryWords(facts)}`);
  return lines.length <= maxLines ? lines : [lines.join(' · ')];
}
