import type { ShownReport } from '../report/shown-report.ts';
import { t } from './nursing.texts.ts';

export const shownNursing: ShownReport = {
  id: 'nursing',
  say: t as ShownReport['say'],
  charts: [
    { table: 'days', kind: 'line', columns: ['doses', 'given'] },
    { table: 'days', kind: 'line', columns: ['signs', 'abnormal'] },
    { table: 'statuses', kind: 'rank', columns: ['doses'] },
    { table: 'types', kind: 'rank', columns: ['notes'] },
  ],
};
