import type { MinuteJob } from '#server/jobs/job.ts';
import { selectWithoutNameKey, writeNameColumns } from './patient.queries.ts';
import { nameColumns } from './patient.record.ts';

/** Patients of one minute: about a second of writing, so that a million are done in nine hours. */
const batch = 2000;

/** Works out how the names sound of patients that were stored before names had a sound. */
export const nameKeysJob: MinuteJob = {
  name: 'patients.key-names',
  look: {
    reads: { patient: 'tenant_id, id, name_key' },
    finds: `
      select from public.patient where patient.tenant_id = hospital.id and patient.name_key is null`,
  },
  async isDue({ db, tenantId }) {
    return (await selectWithoutNameKey(db, tenantId, 1)).length > 0;
  },
  async run({ db, tenantId }) {
    const rows = await selectWithoutNameKey(db, tenantId, batch);
    if (rows.length === 0) return;
    const named = rows.map((row) => ({
      id: row.id,
      ...nameColumns({
        patientNumber: row.patient_number,
        firstName: row.first_name,
        lastName: row.last_name,
        email: row.email,
        phone: row.phone,
        formerNames: row.former_names,
        isRestricted: row.is_restricted,
      }),
    }));
    await writeNameColumns(db, tenantId, named);
  },
};
