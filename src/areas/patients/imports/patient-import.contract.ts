import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { boundedText } from '#kernel/text.ts';
import { patientFieldNames } from '../patients/patient.contract.ts';
import { cellText, refusedTableRow, tableRowFields } from '#kernel/tables/table-rows.ts';

/** Where rows come from: our own export, Synthea's patients.csv, or any other table. */
export const importSources = ['openward', 'synthea', 'csv'] as const;

export type ImportSource = (typeof importSources)[number];

/** The fields of a patient that a row can bring. */
export const importFieldNames = patientFieldNames;

export type ImportFieldName = (typeof importFieldNames)[number];

/** The maximum number of rows in one call; longer files are sent in several. */
export const maxRowsPerImport = sizeLimits.importRows;

const { line, fields } = tableRowFields(importFieldNames);

const importRow = z.strictObject({
  line,
  /** What the source calls this person; the same id is never added twice. */
  externalId: cellText.optional(),
  /** SHA-256 of the row as it is written in the file; a row already added under it is never added twice. */
  fingerprint: boundedText(64)
    .regex(/^[0-9a-f]{64}$/)
    .meta({ example: '0123456789abcdef'.repeat(4) })
    .optional(),
  fields,
});

export type ImportRow = z.output<typeof importRow>;

/** Its issues are those that the patient form would show; `externalId` has one for an id that is taken. */
export type RefusedRow = z.output<typeof refusedTableRow>;

export const importPatients = defineCall('patients.import', {
  address: 'POST /patient-imports',
  access: 'patients.write',
  inputSize: 'large',
  summary: 'Register patients from rows of a table; rows already there are not added again',
  input: z.strictObject({
    source: z.enum(importSources),
    /** The same for all calls that bring one file; each call is an import of its own without it. */
    importId: z.uuid().optional(),
    rows: z.array(importRow).min(1).max(maxRowsPerImport),
  }),
  output: z.strictObject({
    added: z.number().int(),
    present: z.number().int(),
    refused: z.array(refusedTableRow),
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
  },
});

export type ImportAnswer = z.output<(typeof importPatients)['output']>;
export type ImportBatch = z.input<(typeof importPatients)['input']>;
