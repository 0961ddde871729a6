import type { AreaFixture } from '#testing/records/area-fixture.ts';

export const wardRoundsFixture: AreaFixture = {
  name: 'ward-rounds',
  after: ['patients', 'inpatient', 'nursing'],
  fields: {},

  async makeMarked() {
    return {};
  },

  async fillWithTexts() {
    return {};
  },

  screens: {
    '/dashboard/inpatients': { heading: 'My Inpatients' },
    '/dashboard/inpatients/$admissionId': { heading: 'Ward Round' },
  },
};
