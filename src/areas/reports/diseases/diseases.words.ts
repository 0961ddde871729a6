import type { ShownReport } from '../report/shown-report.ts';
import { t } from './diseases.texts.ts';

export const shownDiseases: ShownReport = {
  id: 'diseases',
  say: t as ShownReport['say'],
  charts: [
    { table: 'days', kind: 'column', columns: ['diagnoses', 'deaths'] },
    { table: 'diseases', kind: 'rank', columns: ['total'] },
    { table: 'notifiable', kind: 'rank', columns: ['total'] },
    { table: 'causes', kind: 'rank', columns: ['total'] },
  ],
};
