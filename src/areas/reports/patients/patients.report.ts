import type { ReportSource } from '../report/report-source.ts';
import { selectAges, selectFigures, selectGenders, selectRegistrations } from './patients.queries.ts';

/** Who is new, and who came. */
export const patientsReport: ReportSource = {
  figures: {
    registered: { unit: 'count' },
    imported: { unit: 'count' },
    visitors: { unit: 'count', needs: 'appointments.read' },
    returning: { unit: 'count', needs: 'appointments.read' },
  },
  readFigures: selectFigures,
  tables: {
    days: { axis: 'time', columns: { registered: 'count', imported: 'count' }, read: selectRegistrations },
    ages: { axis: 'code', columns: { registered: 'count' }, read: selectAges },
    genders: { axis: 'code', columns: { registered: 'count' }, read: selectGenders },
  },
};
