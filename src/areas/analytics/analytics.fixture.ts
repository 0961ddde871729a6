import type { AreaFixture } from '#testing/records/area-fixture.ts';

/** Analytics keep no records: they show figures of the other areas on the home screen. */
export const analyticsFixture: AreaFixture = {
  name: 'analytics',
  fields: {},
  makeMarked: async () => ({}),
  fillWithTexts: async () => ({}),
  screens: {},
};
