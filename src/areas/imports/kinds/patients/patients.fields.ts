import { patientImportFields } from '#areas/patients/patient-import-table.public.ts';
import type { ImportField } from '#kernel/tables/import-field.ts';

/** What an import reads of a list of patients. */
export const patientsFields: readonly ImportField[] = patientImportFields;

/** What a row brings beside its columns: where it comes from, and by what it is known again. */
export const marksOfPatients = ['source', 'fingerprint'] as const;
