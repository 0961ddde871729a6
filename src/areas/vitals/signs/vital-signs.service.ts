import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import { addSet } from './set-adding.service.ts';
import type * as contract from './vital-signs.contract.ts';
import type { VitalSigns } from './vital-signs.contract.ts';
import { selectOneSet, selectVitalSigns } from './vital-signs.queries.ts';
import { auditValues, toVitalSigns } from './vital-signs.record.ts';

export async function listVitalSigns(
  { db, tenantId, actor }: CallContext,
  { from, to, ...request }: CallInput<typeof contract.listVitalSigns>,
): Promise<Page<VitalSigns>> {
  const rows = await selectVitalSigns(db, tenantId, {
    ...request,
    recordedFrom: from && dayBounds(actor.timeZone, from).start,
    recordedBefore: to && dayBounds(actor.timeZone, to).end,
  });
  const page = toPage(rows, request.limit, (row) => [row.recorded_at, row.id]);
  return { ...page, rows: page.rows.map(toVitalSigns) };
}

/** @throws AppError NOT_FOUND for a patient of another hospital, INVALID_INPUT at the field */
export async function recordVitalSigns(
  context: CallContext,
  { patientId, admissionId, recordedAt, ...measures }: CallInput<typeof contract.recordVitalSigns>,
): Promise<VitalSigns> {
  const id = await addSet(context, { patientId, admissionId, recordedAt, measures, replaces: null });
  const recorded = await readSet(context, id);
  context.audit({
    action: 'CREATE',
    resource: 'vital_signs',
    resourceId: id,
    newValues: auditValues(recorded),
  });
  context.announce('vital-signs');
  return recorded;
}

/** @throws AppError NOT_FOUND, for a set of another hospital as for one that never was. */
export async function readSet({ db, tenantId }: CallContext, id: string): Promise<VitalSigns> {
  const row = await selectOneSet(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return toVitalSigns(row);
}
