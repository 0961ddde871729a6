import { z } from 'zod';
import type { Permission } from '#kernel/access/permissions.ts';
import { defineCall } from '#kernel/define-call.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { refusedTableRow, tableRowFields } from '#kernel/tables/table-rows.ts';
import { requiredText } from '#kernel/text.ts';
import { listFields } from '../kinds/list-fields.ts';
import { marksOfPatients } from '../kinds/patients/patients.fields.ts';
import { listNames, listNeeds } from './list-needs.ts';

/** Whoever may fill any of the lists; each call asks for the permission of its own list. */
export const fillsSomeList: readonly Permission[] = [...new Set(Object.values(listNeeds))];

/** Every field of every list; what a row brings of another list is ignored. */
const fieldNames = [
  ...new Set([
    ...Object.values(listFields).flatMap((fields) => fields.map(({ name }) => name)),
    ...marksOfPatients,
  ]),
];

const listRow = z.strictObject(tableRowFields(fieldNames));

const count = z.number().int();

export const runStates = ['running', 'done', 'ended', 'undoing', 'undone'] as const;

export const importRun = z.strictObject({
  id: z.uuid(),
  list: z.enum(listNames),
  fileName: z.string(),
  state: z.enum(runStates),
  added: count,
  changed: count,
  present: count,
  refused: count,
  /** Records that an undo took back, and those it left because somebody had used or changed them. */
  undone: count,
  kept: count,
  createdAt: z.string(),
  /** The reader may take it back: what somebody else imported needs more for some lists. */
  mayUndo: z.boolean(),
});

export type ImportRun = z.output<typeof importRun>;

const importRunId = z.uuid();

/** A row of opening stock or of people without a name is answered like any other: added, changed, present or refused. */
const answer = z.strictObject({
  added: count,
  changed: count,
  /** Rows that say what the list says already. */
  present: count,
  refused: z.array(refusedTableRow),
  /** Rows that were taken, with what somebody should look at. */
  noted: z.array(refusedTableRow),
});

export type ListAnswer = z.output<typeof answer>;

const rowsOfList = {
  list: z.enum(listNames),
  /** The same for all calls that bring one file. */
  importRunId,
  fileName: requiredText(200),
  rows: z.array(listRow).min(1).max(sizeLimits.importRows),
};

export const checkList = defineCall('imports.check', {
  address: 'POST /list-checks',
  access: fillsSomeList,
  unaudited: 'It stores nothing: it says what an import of these rows would do.',
  inputSize: 'large',
  summary: 'Say what rows of a table would add, change and not be taken for, with nothing stored',
  input: z.strictObject(rowsOfList),
  output: answer,
});

export const importList = defineCall('imports.send', {
  address: 'POST /list-imports',
  access: fillsSomeList,
  unaudited: 'Each record that it adds or changes has its entry, and the run one at its end.',
  inputSize: 'large',
  summary: 'Bring rows of a table into a list; what is there already is changed where the row says otherwise',
  input: z.strictObject(rowsOfList),
  output: answer,
  errors: ['IMPORT_UNDONE'],
});

export const finishImport = defineCall('imports.finish', {
  address: 'POST /list-imports/{importRunId}/end',
  access: fillsSomeList,
  summary: 'Say that a run is over, whole or ended early',
  input: z.strictObject({ importRunId, isEnded: z.boolean().default(false) }),
  output: importRun,
});

/** So many records are taken back in one call; the next call goes on. */
export const maxUndoneAtOnce = 200;

export const undoImport = defineCall('imports.undo', {
  address: 'POST /list-imports/{importRunId}/undo',
  access: fillsSomeList,
  summary: `Take back what a run added and changed, the latest first and ${maxUndoneAtOnce} at once; what was used or changed since stays`,
  input: z.strictObject({ importRunId }),
  output: importRun.extend({ remaining: count }),
});

/** So many of the records that an undo left are named. */
export const maxKeptNamed = 200;

export const listKept = defineCall('imports.kept', {
  address: 'GET /list-imports/{importRunId}/kept',
  access: fillsSomeList,
  summary: `Name what an undo left because somebody had used or changed it, at most ${maxKeptNamed}`,
  input: z.strictObject({ importRunId }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        /** As the audit trail names its kind. */
        resource: z.string(),
        recordId: z.uuid(),
        /** Null of a record that has no name, or that is not there any more. */
        name: z.string().nullable(),
      }),
    ),
  }),
});

export const listImports = defineCall('imports.list', {
  address: 'GET /list-imports',
  access: fillsSomeList,
  summary: 'List the latest runs of the imports of a list, at most twenty',
  input: z.strictObject({ list: z.enum(listNames) }),
  output: z.strictObject({ rows: z.array(importRun) }),
});
