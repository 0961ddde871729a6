import type { ShownReport } from '../report/shown-report.ts';
import { t } from './theatre.texts.ts';

export const shownTheatre: ShownReport = {
  id: 'theatre',
  say: t as ShownReport['say'],
  charts: [
    { table: 'days', kind: 'column', columns: ['cases', 'cancelled'] },
    { table: 'theatres', kind: 'rank', columns: ['used'] },
    { table: 'surgeons', kind: 'rank', columns: ['cases'] },
    { table: 'procedures', kind: 'rank', columns: ['cases'] },
  ],
};
