import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { allergyTitle, allergyValue } from '#screens/safety/allergies-in-short.words.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { PrintBlock, PrintDocument, PrintHeader, PrintRow } from '#ui/print/print-document.ts';
import type { SurgicalCase } from '../../cases/case.contract.ts';
import { fastingWords, isClosed, patientName, procedureWords } from '../../cases/case.words.ts';
import { t as caseText } from '../../cases/cases.texts.ts';
import type { Theatre } from '../../theatres/theatre.contract.ts';
import { groupWords, sideWords, weightWords } from '../../safety/safety.words.ts';
import { t } from '../board.texts.ts';

export interface OperatingListProps {
  header: PrintHeader;
  /** The day as the hospital writes it. */
  day: string;
  printedAt: string;
  theatres: readonly Theatre[];
  cases: readonly SurgicalCase[];
  format: Pick<Format, 'time' | 'dateTime' | 'date' | 'number'>;
}

/** What is planned on a day, one list for each theatre; neither what is cancelled nor what is postponed. */
export function operatingList({
  header,
  day,
  printedAt,
  theatres,
  cases,
  format,
}: OperatingListProps): PrintDocument {
  const planned = cases.filter(({ status }) => status !== 'cancelled' && status !== 'postponed');
  return {
    title: t('listTitle', { date: day }),
    header,
    pageOf: [t('listTitle', { date: day }), printedAt],
    isLandscape: true,
    blocks: [
      { kind: 'paragraph', text: t('printedAt', { time: printedAt }) },
      ...theatres.map(({ id, theatreNumber, name }): PrintBlock => {
        const rows = planned.filter(({ theatre }) => theatre?.id === id);
        return {
          kind: 'section',
          title: `${theatreNumber} ${name}`,
          blocks: [
            rows.length === 0
              ? { kind: 'paragraph', text: t('nothingPlanned') }
              : tableOf(rows.map((row) => rowOf(row, format))),
          ],
        };
      }),
    ],
  };
}

function tableOf(rows: readonly PrintRow[]): PrintBlock {
  return {
    kind: 'table',
    columns: [
      { label: t('listTime'), share: 2 },
      { label: t('listPatient'), share: 3 },
      { label: allergyTitle(), share: 3 },
      { label: t('listMeasures'), share: 3 },
      { label: t('listProcedure'), share: 4 },
      { label: t('listSide'), share: 2 },
      { label: t('listTeam'), share: 4 },
      { label: t('listNeeds'), share: 4 },
      { label: t('listUrgency'), share: 2 },
    ],
    rows,
  };
}

function rowOf(row: SurgicalCase, format: OperatingListProps['format']): PrintRow {
  const { time } = format;
  const fasting = fastingWords(row, format);
  const { scheduledStartTime: start, scheduledEndTime: end } = row;
  const isHidden = isClosed(row);
  const team = [row.surgeon, row.assistantSurgeon, row.anesthesiologist, ...row.nurses];
  const needs = [
    row.bloodNeeds && t('blood', { needs: row.bloodNeeds }),
    row.equipmentNeeds,
    fasting && t('fastingFrom', { time: fasting }),
  ];
  return {
    cells: [
      start === null || end === null ? '' : `${time(start)} – ${time(end)}`,
      `${patientName(row.patient)}, ${row.patient.patientNumber}`,
      allergyValue(row.allergies),
      isHidden ? orRestricted(null) : [weightWords(row, format), groupWords(row)].join(', '),
      [procedureWords(row), row.site].filter(Boolean).join(', '),
      sideWords(row),
      team.flatMap((member) => (member ? [member.name] : [])).join(', '),
      needs.filter(Boolean).join('; '),
      caseText(`urgency_${row.urgency}`),
    ],
    ...(row.preOpDiagnosis && { note: orRestricted(row.preOpDiagnosis) }),
  };
}
