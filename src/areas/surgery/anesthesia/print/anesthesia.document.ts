import { addendumSections, inErrorBlocks } from '#screens/papers/print/paper-blocks.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { PrintBlock, PrintDocument, PrintGridRow, PrintHeader } from '#ui/print/print-document.ts';
import { patientName } from '../../papers/paper-case.words.ts';
import { type EntryFacts, fluidKinds, vitalNames } from '../content/anesthesia-entry.contract.ts';
import type { AnesthesiaRecord } from '../anesthesia.contract.ts';
import { countingEntries, medicationTotals } from '../anesthesia.rules.ts';
import { t } from '../anesthesia.texts.ts';
import { asaWords, entryWords, knownAllergyWords } from '../anesthesia.words.ts';
import { chartCeiling, chartTicks, timeAxis } from '../chart/chart.rules.ts';
import { totalFacts } from '../detail/chart-totals.tsx';
import { printSlots } from './print-slots.rules.ts';

interface PrintWords {
  header: PrintHeader;
  format: Pick<Format, 'dateTime' | 'time'>;
}

/** Entries that are told line by line: more of them would bring the record onto a third page. */
const maxLines = 4;

/** An anesthesia record on its side: the vital signs drawn, everything by its time, all else in short lines. */
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
    pageOf: [patientName(patient), patient.patientNumber, kase.caseNumber, at(startTime)],
    blocks: [
      ...inErrorBlocks(record.enteredInError, format),
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
      ...graph(record, time),
      ...chartGrid(record, time),
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
      ...addendumSections(record.addenda, format),
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

/** What was charted by time: vital signs, and beneath them what was given, each in the column of its time. */
function chartGrid(record: AnesthesiaRecord, time: (at: string) => string): PrintBlock[] {
  const counting = record.entries.filter(
    ({ facts, errorReason }) => errorReason === null && shownInColumns.has(facts.kind),
  );
  const slots = printSlots(counting);
  if (slots.length === 0) return [];
  const rowOf = (label: string, cellOf: (facts: EntryFacts) => string | undefined): PrintGridRow => ({
    group: '',
    label,
    points: null,
    cells: slots.map(({ entries }) => entries.flatMap(({ facts }) => cellOf(facts) ?? []).join(' ')),
  });
  const vitals = vitalNames.map((name) => {
    const row = rowOf(t(`vital_${name}`), () => undefined);
    // Of several sets in one column the last one stands in it.
    const last = (entries: readonly { facts: EntryFacts }[]) =>
      entries
        .flatMap(({ facts }) => (facts.kind === 'vitals' && facts[name] !== undefined ? [facts[name]] : []))
        .at(-1);
    return { ...row, cells: slots.map(({ entries }) => String(last(entries) ?? '')) };
  });
  const given = medicationTotals(record.entries).map(({ medication, unit }) =>
    rowOf(`${medication} ${unit}`, (facts) =>
      facts.kind === 'medication' &&
      facts.unit === unit &&
      facts.medication.toLowerCase() === medication.toLowerCase()
        ? String(facts.dose)
        : undefined,
    ),
  );
  const fluids = fluidKinds.map((kind) =>
    rowOf(`${t(`fluid_${kind}`)} mL`, (facts) =>
      facts.kind === 'fluid' && facts.fluid === kind ? String(facts.millilitres) : undefined,
    ),
  );
  return [
    {
      kind: 'grid',
      heads: slots.map(({ from }) => [time(from)]),
      rows: [
        ...groupOf(t('vitalsTitle'), vitals),
        ...groupOf(t('medicationTitle'), given),
        ...groupOf(t('fluidTitle'), fluids),
      ],
    },
  ];
}

const shownInColumns: ReadonlySet<string> = new Set(['vitals', 'medication', 'fluid']);

/** The rows in which something stands, the first of them with what they are. */
function groupOf(group: string, rows: readonly PrintGridRow[]): PrintGridRow[] {
  return rows
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map((row, place) => (place === 0 ? { ...row, group } : row));
}

const graphLines = [
  ['heartRate', undefined],
  ['systolic', '6 2'],
  ['diastolic', '2 2'],
  ['oxygenSaturation', '1 3'],
  ['endTidalCO2', '8 3'],
] as const;

/** The vital signs as lines over the time of the anesthesia. */
function graph({ entries, startTime }: AnesthesiaRecord, time: (at: string) => string): PrintBlock[] {
  const sets = countingEntries(entries, 'vitals');
  if (startTime === null || sets.length === 0) return [];
  const axis = timeAxis(
    startTime,
    sets.map(({ at }) => at),
  );
  const share = (at: string) => (Date.parse(at) - axis.from) / (axis.to - axis.from);
  const shareOf = (value: number) => Math.min(Math.max(value, 0), chartCeiling) / chartCeiling;
  return [
    {
      kind: 'chart',
      xMarks: axis.times.map((at) => ({ at: share(at), text: time(at) })),
      yMarks: chartTicks.map((tick) => ({ at: shareOf(tick), text: String(tick) })),
      lines: graphLines.flatMap(([name, dashes]) => {
        const points = sets.flatMap(({ at, facts }) =>
          facts[name] === undefined ? [] : [{ x: share(at), y: shareOf(facts[name]) }],
        );
        return points.length === 0 ? [] : [{ label: t(`legend_${name}`), points, ...(dashes && { dashes }) }];
      }),
    },
  ];
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
