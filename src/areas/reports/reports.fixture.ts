import { plusMonths } from '#kernel/time/calendar-date.ts';
import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { closeMonth, reopenMonth } from './closing/closing.contract.ts';
import { saveReport } from './saved/saved-report.contract.ts';
import { reportIds } from './report/report.contract.ts';

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    monthClosing: string;
    /** Of the administrator, shared. */
    savedReport: string;
  }
}

export const reportsFixture: AreaFixture = {
  name: 'reports',
  fields: { closingId: 'monthClosing', savedReportId: 'savedReport' },

  /** Closes a month of long ago, opens it again and closes it once more. */
  async makeMarked({ admin, mark, round }) {
    const date = plusMonths('2001-01-01', round);
    const { closingId } = await admin.call(closeMonth, { date });
    await admin.call(reopenMonth, { closingId, reason: mark });
    const again = await admin.call(closeMonth, { date });
    await admin.call(saveReport, { name: `${mark} ${round} first`, isShared: true });
    const saved = await admin.call(saveReport, { name: `${mark} ${round}`, isShared: true });
    return { monthClosing: again.closingId, savedReport: saved.id };
  },

  async fillWithTexts(call, { short }) {
    for (const name of short.slice(0, 12)) await call(saveReport, { name, isShared: true });
    return {};
  },

  screens: {
    '/dashboard/reports': {
      heading: 'Reports',
      looks: reportIds.filter((id) => id !== 'financial').map((id) => `?tab=${id}&range=this-year`),
    },
    '/dashboard/reports/saved': { heading: 'Saved reports' },
    '/dashboard/reports/financial': { heading: 'Reports', looks: ['?range=this-year', '?range=last-month'] },
  },
};
