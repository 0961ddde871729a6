import {
  importFieldNames,
  type ImportRow,
  importSources,
  removeImportedPatients,
  storePatients,
} from '#areas/patients/patients-import.public.ts';
import { readIssue } from '#kernel/issue.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import type { BatchKind, MadeRecord, SentRow, StoredBatch } from '../list-kind.ts';

/** Patients; known by the ids of the table that they come from, or by what it says of them. None is ever changed. */
export const patientsKind: BatchKind = {
  storeAll: async (context, rows, { id: importId }) => {
    const made: MadeRecord[] = [];
    let present = 0;
    const refused: StoredBatch['refused'][number][] = rows
      .filter((row) => sourceOf(row) === undefined)
      .map(({ line }) => ({ line, fields: { source: readIssue(valueIssue('invalid'))! } }));
    // One file is of one source.
    for (const source of importSources) {
      const own = rows.filter((row) => sourceOf(row) === source);
      if (own.length === 0) continue;
      const stored = await storePatients(context, { source, importId, rows: own.map(patientRow) });
      made.push(...stored.added.map((record) => ({ resource: 'patients', ...record })));
      present += stored.present;
      refused.push(...stored.refused);
    }
    return { made, present, refused };
  },
  undo: { patients: { removeAll: removeImportedPatients } },
};

function sourceOf({ fields }: SentRow) {
  return importSources.find((source) => source === (fields['source'] ?? 'csv'));
}

function patientRow({ line, fields }: SentRow): ImportRow {
  const { externalId, fingerprint } = fields;
  const known = importFieldNames.flatMap((name) => {
    const text = fields[name];
    return text === undefined ? [] : [[name, text] as const];
  });
  return {
    line,
    ...(externalId !== undefined && { externalId }),
    ...(fingerprint !== undefined && { fingerprint }),
    fields: Object.fromEntries(known),
  };
}
