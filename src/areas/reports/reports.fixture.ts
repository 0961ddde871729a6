import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { reportIds } from './report/report.contract.ts';

/** Reports keep no records: they show figures of the other areas. */
export const reportsFixture: AreaFixture = {
  name: 'reports',
  fields: {},
  makeMarked: async () => ({}),
  fillWithTexts: async () => ({}),
  screens: {
    '/dashboard/reports': {
      heading: 'Reports',
      looks: reportIds.filter((id) => id !== 'financial').map((id) => `?tab=${id}&range=this-year`),
    },
    '/dashboard/reports/financial': { heading: 'Reports', looks: ['?range=this-year'] },
  },
};
