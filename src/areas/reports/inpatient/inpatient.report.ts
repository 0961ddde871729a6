import { ratioOf } from '../report/report.rules.ts';
import type { ColumnDefinition, ReportSource } from '../report/report-source.ts';
import {
  selectDays,
  selectDispositions,
  selectDoctors,
  selectFigures,
  selectTypes,
  selectWards,
} from './inpatient.queries.ts';

const atMidnight: Readonly<Record<string, ColumnDefinition>> = {
  occupied: 'count',
  beds: 'count',
  occupancy: { unit: 'percent', ratio: ['occupied', 'beds', 100] },
  admissions: 'count',
  discharges: 'count',
};

/** Who came and left, after how long, and how full the wards were. */
export const inpatientReport: ReportSource = {
  figures: {
    admissions: { unit: 'count' },
    discharges: { unit: 'count' },
    stay: { unit: 'tenth-days' },
    occupancy: { unit: 'percent' },
    occupied: { unit: 'count' },
    deaths: { unit: 'count' },
    inpatients: { unit: 'count', isNow: true },
  },
  async readFigures(request) {
    const found = await selectFigures(request);
    return { ...found, occupancy: ratioOf(found['occupied'] ?? 0, found['beds'] ?? 0, 100) };
  },
  tables: {
    days: { axis: 'time', columns: atMidnight, read: selectDays },
    wards: {
      axis: 'name',
      columns: { ...atMidnight, transfers_in: 'count', transfers_out: 'count' },
      read: selectWards,
    },
    types: { axis: 'code', columns: { admissions: 'count' }, read: selectTypes },
    dispositions: {
      axis: 'code',
      columns: {
        discharges: 'count',
        stay: { unit: 'tenth-days', ratio: ['stayed', 'discharges', 1] },
      },
      read: selectDispositions,
    },
    doctors: { axis: 'name', columns: { admissions: 'count', discharges: 'count' }, read: selectDoctors },
  },
};
