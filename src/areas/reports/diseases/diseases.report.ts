import type { ColumnDefinition, ReportSource } from '../report/report-source.ts';
import {
  ageColumns,
  selectAges,
  selectCauses,
  selectDays,
  selectDiseases,
  selectFigures,
  selectNotifiable,
} from './diseases.queries.ts';

const byAgeAndSex: Readonly<Record<string, ColumnDefinition>> = Object.fromEntries(
  ageColumns.map((name) => [name, 'count']),
);

/** What was diagnosed and of what patients died, by age and sex, as health authorities ask for it. */
export const diseasesReport: ReportSource = {
  figures: {
    consultations: { unit: 'count' },
    diagnoses: { unit: 'count' },
    patients: { unit: 'count' },
    notifiable: { unit: 'count' },
    deaths: { unit: 'count' },
  },
  readFigures: selectFigures,
  tables: {
    days: {
      axis: 'time',
      columns: { consultations: 'count', diagnoses: 'count', notifiable: 'count', deaths: 'count' },
      read: selectDays,
    },
    notifiable: { axis: 'name', folds: true, columns: byAgeAndSex, read: selectNotifiable },
    diseases: { axis: 'name', folds: true, columns: byAgeAndSex, read: selectDiseases },
    causes: { axis: 'name', folds: true, columns: byAgeAndSex, read: selectCauses },
    ages: { axis: 'code', columns: { diagnoses: 'count', deaths: 'count' }, read: selectAges },
  },
};
