import { ratioOf } from '../report/report.rules.ts';
import type { ReportSource } from '../report/report-source.ts';
import {
  selectDays,
  selectFigures,
  selectNoteTypes,
  selectStatuses,
  selectTimings,
} from './nursing.queries.ts';

/** Whether doses were given and when, what was measured, and what was done about it. */
export const nursingReport: ReportSource = {
  figures: {
    doses: { unit: 'count' },
    givenShare: { unit: 'percent' },
    onTime: { unit: 'percent' },
    missed: { unit: 'count' },
    signs: { unit: 'count' },
    abnormal: { unit: 'count' },
    escalatedShare: { unit: 'percent' },
    notes: { unit: 'count' },
    critical: { unit: 'count' },
  },
  async readFigures(request) {
    const found = await selectFigures(request);
    const of = (part: string, whole: string) => ratioOf(found[part] ?? 0, found[whole] ?? 0, 100);
    return {
      ...found,
      givenShare: of('given', 'settled'),
      onTime: of('on_time', 'given'),
      escalatedShare: of('escalated', 'high'),
    };
  },
  tables: {
    days: {
      axis: 'time',
      columns: {
        doses: 'count',
        given: 'count',
        givenShare: { unit: 'percent', ratio: ['given', 'settled', 100] },
        signs: 'count',
        abnormal: 'count',
        notes: 'count',
      },
      read: selectDays,
    },
    statuses: { axis: 'code', columns: { doses: 'count' }, read: selectStatuses },
    timings: { axis: 'code', columns: { doses: 'count' }, read: selectTimings },
    types: { axis: 'code', columns: { notes: 'count', critical: 'count' }, read: selectNoteTypes },
  },
};
