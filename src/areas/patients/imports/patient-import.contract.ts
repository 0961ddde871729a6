import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { patientFieldNames } from '../patients/patient.contract.ts';

/** Where rows come from: our own export, Synthea's patients.csv, or any other table. */
export const importSources = ['openward', 'synthea', 'csv'] as const;

export type ImportSource = (typeof importSources)[number];

/** The fields of a patient that a row can bring. */
export const importFieldNames = patientFieldNames;

export type ImportFieldName = (typeof importFieldNames)[number];

/** The maximum number of rows in one call; longer files are sent in several. */
export const maxRowsPerImport = sizeLimits.importRows;

// Texts are judged row by row, so that one bad row does not refuse its whole batch.
const importRow = z.strictObject({
  /** Row of the file as a spreadsheet numbers it: the heading is row 1. */
  line: z.number().int().min(1),
  /** What the source calls this person; the same id is never added twice. */
  externalId: z.string().optional(),
  /** SHA-256 of the row as it is written in the file; a row already added under it is never added twice. */
  fingerprint: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  fields: z.partialRecord(z.enum(importFieldNames), z.string()),
});

export type ImportRow = z.output<typeof importRow>;

const fieldIssue = z.strictObject({
  code: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
});

const refusedRow = z.strictObject({
  line: z.number().int(),
  /** One issue per field, as the patient form would show it; `externalId` for an id that is taken. */
  fields: z.record(z.string(), fieldIssue),
});

export type RefusedRow = z.output<typeof refusedRow>;

export const importPatients = defineCall({
  id: 'patients.import',
  kind: 'write',
  method: 'POST',
  path: '/patient-imports',
  access: 'patients.write',
  summary: 'Register patients from rows of a table; rows already there are not added again',
  input: z.strictObject({
    source: z.enum(importSources),
    rows: z.array(importRow).min(1).max(maxRowsPerImport),
  }),
  output: z.strictObject({
    added: z.number().int(),
    present: z.number().int(),
    refused: z.array(refusedRow),
  }),
  example: {
    input: {
      source: 'csv',
      rows: [
        {
          line: 2,
          externalId: 'A-1042',
          fields: {
            firstName: 'Rahima',
            lastName: 'Khatun',
            dateOfBirth: '1988-04-12',
            gender: 'female',
            phone: '+880 1711 000001',
          },
        },
      ],
    },
    output: { added: 1, present: 0, refused: [] },
  },
});

export type ImportAnswer = z.output<(typeof importPatients)['output']>;
export type ImportBatch = z.input<(typeof importPatients)['input']>;
