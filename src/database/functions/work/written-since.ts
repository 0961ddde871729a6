import type { HospitalLook } from './work-look.ts';

/**
 * Of a daily job that compares sums: they can only have come apart where something was written since. The first time
 * and once a week they are compared all the same.
 */
export const writtenSince: HospitalLook = {
  reads: { audit_entry: 'tenant_id, created_at' },
  finds: `
    (select from public.audit_entry entry where entry.tenant_id = hospital.id
      and entry.created_at >= (done.last_day::timestamp at time zone 'UTC') - interval '14 hours' limit 1)
    union all (select where done.last_day is null or done.last_day < (moment at time zone 'UTC')::date - 7)`,
};
