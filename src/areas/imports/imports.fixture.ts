import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { importList } from './runs/import.contract.ts';
import { listNames } from './runs/list-needs.ts';

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    importRun: string;
  }
}

export const importsFixture: AreaFixture = {
  name: 'imports',
  fields: { importRunId: 'importRun' },

  async makeMarked({ admin, mark, round }) {
    const importRunId = crypto.randomUUID();
    await admin.call(importList, {
      list: 'services',
      importRunId,
      fileName: `${mark}.csv`,
      rows: [{ line: 2, fields: { name: `${mark} ${round}`, category: mark, price: '10' } }],
    });
    return { importRun: importRunId };
  },

  async fillWithTexts(call, { short }) {
    for (const name of short.slice(0, 5)) {
      await call(importList, {
        list: 'services',
        importRunId: crypto.randomUUID(),
        fileName: name,
        rows: [{ line: 2, fields: { name: `Imported ${name}`, category: name, price: '10' } }],
      });
    }
    return {};
  },

  screens: Object.fromEntries(
    listNames.map((list) => [`/dashboard/import/${list}`, { heading: /^Import / }]),
  ),
};
