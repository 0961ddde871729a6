import type { AreaFixture } from '#testing/records/area-fixture.ts';
import type { ImportRow, ImportSource } from '#areas/patients/imports/patient-import.contract.ts';
import { importList } from './runs/import.contract.ts';
import { type ListName, listNames } from './runs/list-needs.ts';

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    importRun: string;
  }
}

interface RowToSend {
  line: number;
  fields: Partial<Record<string, string>>;
}

/** A file of a list as `imports.send` takes it. */
export function listToSend(
  list: ListName,
  rows: readonly RowToSend[],
  importRunId: string = crypto.randomUUID(),
) {
  return { list, importRunId, fileName: `${list}.csv`, rows: rows.map(withoutUndefined) };
}

/** The same of patients. */
export function patientsToSend(
  rows: readonly ImportRow[],
  { source = 'csv', importRunId }: { source?: ImportSource; importRunId?: string } = {},
) {
  const sent = rows.map(({ line, externalId, fingerprint, fields }) => ({
    line,
    fields: { ...fields, externalId, fingerprint, source },
  }));
  return listToSend('patients', sent, importRunId);
}

function withoutUndefined({ line, fields }: RowToSend) {
  const given = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { line, fields: Object.fromEntries(given) };
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
