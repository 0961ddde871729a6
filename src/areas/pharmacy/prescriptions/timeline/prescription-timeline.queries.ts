import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { selectTimeline } from '#database/timeline/timeline-rows.ts';
import type { TimelineRequest } from '#kernel/care/timeline.ts';
import '../../pharmacy.tables.ts';

interface Row {
  kind: 'prescription';
  id: string;
  at: string;
  prescription_number: string;
  /** Names of its medicines, in order. */
  words: string | null;
}

/** Prescriptions of a patient that were not cancelled. */
export function selectPrescriptionsOf(db: Db, tenantId: string, request: TimelineRequest): Promise<Row[]> {
  const signed = sql`
    select 'prescription' as kind, prescription.id, prescription.signed_at as at,
      prescription.prescription_number,
      (select string_agg(line.name, ', ' order by line.line_number) from prescription_line line
        where line.tenant_id = ${tenantId}::uuid and line.prescription_id = prescription.id) as words
    from prescription
    where prescription.tenant_id = ${tenantId}::uuid and prescription.patient_id = ${request.patientId}::uuid
      and prescription.status <> 'cancelled'`;
  return selectTimeline<Row>(db, request, [signed]);
}
