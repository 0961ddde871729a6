import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';

const exportStatuses = ['waiting', 'running', 'ready', 'failed', 'expired'] as const;

export type ExportStatus = (typeof exportStatuses)[number];

const dataExport = z.strictObject({
  id: z.uuid(),
  status: z.enum(exportStatuses),
  askedByName: z.string(),
  askedAt: z.string(),
  /** Null until it was begun. */
  tablesTotal: z.number().int().nullable(),
  tablesDone: z.number().int(),
  rowsDone: z.number().int(),
  /** Null until it is ready. */
  bytes: z.number().int().nullable(),
  /** Of the whole archive, as 64 hexadecimal digits. */
  sha256: z.string().nullable(),
  /** How many parts it is downloaded in. */
  parts: z.number().int(),
  expiresAt: z.string().nullable(),
  /** Only who asked for it downloads it. */
  isMine: z.boolean(),
});

export type DataExport = z.output<typeof dataExport>;

export const listDataExports = defineCall('dataExports.list', {
  address: 'GET /data-exports',
  access: 'admin.export',
  byPeopleAlone: 'all that a hospital has stored is taken away by a person alone',
  summary: 'List the last twenty exports of all data of the hospital',
  output: z.strictObject({ rows: z.array(dataExport) }),
});

export const askDataExport = defineCall('dataExports.ask', {
  address: 'POST /data-exports',
  access: 'admin.export',
  summary: 'Have an archive made of all that the hospital has stored; administrators alone may',
  output: z.strictObject({ id: z.uuid() }),
  errors: ['EXPORT_RUNNING'],
});

export const readDataExportPart = defineCall('dataExports.readPart', {
  address: 'GET /data-exports/{dataExportId}/parts/{part}',
  access: 'admin.export',
  byPeopleAlone: 'all that a hospital has stored is taken away by a person alone',
  summary: 'Read a part of an archive that one has asked for, counted from 1; the first is in the trail',
  input: z.strictObject({ dataExportId: z.uuid(), part: z.coerce.number().int().min(1).max(1_000_000) }),
  output: z.strictObject({
    /** The bytes as base64. */
    content: z.string(),
  }),
  errors: ['WRONG_STATE'],
});
