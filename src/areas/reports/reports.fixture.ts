import { plusMonths } from '#kernel/time/calendar-date.ts';
import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { closeMonth, reopenMonth } from './closing/closing.contract.ts';
import { reportIds } from './report/report.contract.ts';

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    monthClosing: string;
  }
}

export const reportsFixture: AreaFixture = {
  name: 'reports',
  fields: { closingId: 'monthClosing' },

  /** Closes a month of long ago, opens it again and closes it once more. */
  async makeMarked({ admin, mark, round }) {
    const date = plusMonths('2001-01-01', round);
    const { closingId } = await admin.call(closeMonth, { date });
    await admin.call(reopenMonth, { closingId, reason: mark });
    const again = await admin.call(closeMonth, { date });
    return { monthClosing: again.closingId };
  },

  fillWithTexts: async () => ({}),

  screens: {
    '/dashboard/reports': {
      heading: 'Reports',
      looks: reportIds.filter((id) => id !== 'financial').map((id) => `?tab=${id}&range=this-year`),
    },
    '/dashboard/reports/financial': { heading: 'Reports', looks: ['?range=this-year', '?range=last-month'] },
  },
};
