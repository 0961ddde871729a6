import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { askDataExport, listDataExports } from './exports/data-export.contract.ts';

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    dataExport: string;
  }
}

export const leavingFixture: AreaFixture = {
  name: 'leaving',
  fields: { dataExportId: 'dataExport' },
  async makeMarked({ admin }) {
    const { rows } = await admin.call(listDataExports, {});
    // One is made at a time, and the one of the last round may not be ready.
    const { id } = rows[0] ?? (await admin.call(askDataExport, {}));
    return { dataExport: id };
  },
  // Nobody writes any text here.
  fillWithTexts: async () => ({}),
  screens: {},
};
