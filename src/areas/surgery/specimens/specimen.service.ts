import { findLabTests, orderTests } from '#areas/laboratory/laboratory.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { lockCaseStatus, selectPaperCase } from '../papers/paper-case.queries.ts';
import type * as contract from './specimen.contract.ts';
import { type SurgicalSpecimen, surgicalSpecimen } from './specimen.contract.ts';
import { insertSpecimen, selectSpecimens } from './specimen.queries.ts';

/** Tests that are offered at once. */
const maxTests = 10;

export async function listSpecimens(
  context: CallContext,
  { caseId }: CallInput<typeof contract.listSpecimens>,
) {
  return { rows: await readSpecimens(context, caseId) };
}

export async function searchSpecimenTests(
  { db, tenantId }: CallContext,
  { search }: CallInput<typeof contract.searchSpecimenTests>,
) {
  const found = await findLabTests(db, tenantId, search, maxTests);
  return { rows: found.map(({ id, name, category }) => ({ id, name, category })) };
}

/** @throws AppError NOT_FOUND for a case or test of another hospital, WRONG_STATE before the operation began */
export async function sendSpecimen(
  context: CallContext,
  { caseId, description, testIds, isUrgent }: CallInput<typeof contract.sendSpecimen>,
): Promise<SurgicalSpecimen> {
  const { db, tenantId, actor, clock } = context;
  const status = await lockCaseStatus(db, tenantId, caseId);
  const found = await selectPaperCase(db, tenantId, caseId);
  if (!status || !found) throw new AppError('NOT_FOUND');
  if (status !== 'in_progress' && status !== 'completed') throw new AppError('WRONG_STATE', { status });
  const order = await orderTests(context, {
    patientId: found.patient_id,
    ordererId: found.case_surgeon_id,
    testIds,
    isUrgent,
    notes: description,
  });
  const id = newId();
  await insertSpecimen(db, {
    tenant_id: tenantId,
    id,
    case_id: caseId,
    description,
    lab_order_id: order.id,
    taken_by: actor.userId,
    taken_at: clock.now().toISOString(),
  });
  context.audit({
    action: 'CREATE',
    resource: 'surgical_specimens',
    resourceId: id,
    newValues: { caseId, description, labOrderId: order.id },
  });
  context.announce('surgical-specimens');
  const sent = (await readSpecimens(context, caseId)).find((one) => one.id === id);
  if (!sent) throw new AppError('NOT_FOUND');
  return sent;
}

async function readSpecimens({ db, tenantId }: CallContext, caseId: string): Promise<SurgicalSpecimen[]> {
  const rows = await selectSpecimens(db, tenantId, caseId);
  return rows.map((row) =>
    toRecord(surgicalSpecimen, row, { patient: { id: row.patient_id, isRestricted: row.is_restricted } }),
  );
}
