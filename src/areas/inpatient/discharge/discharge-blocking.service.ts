import type { CallContext } from '#server/call-context.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import type { DischargeBlocker, DischargeStage } from '#kernel/care/discharge.ts';
import { findDischargeBlockers } from '#server/points/discharge-blockers.ts';
import type { Admission } from '../admissions/admission.contract.ts';
import { notice } from '../inpatient.notices.ts';
import { selectOpenTransfer } from '../transfers/bed-transfer.queries.ts';
import type { StagePermissions } from './discharge.record.ts';
import type { StoredDischarge } from './discharge.queries.ts';

/** Who confirms each stage: where the hospital has no pharmacy or billing module, the ward does. */
export function permissionsOf({ actor }: CallContext): StagePermissions {
  return {
    clinical: 'admissions.discharge',
    pharmacy: actor.modules.pharmacy_enabled ? 'pharmacy.dispense' : 'admissions.receive',
    billing: actor.modules.billing_enabled ? 'billing.write' : 'admissions.receive',
    nursing: 'admissions.receive',
    gone: 'admissions.receive',
  };
}

function mayFollow({ actor }: CallContext, { linkNeeds }: DischargeBlocker): boolean {
  return linkNeeds === undefined || can(actor, linkNeeds);
}

/** What stands against the stages of a discharge: what other areas say, an open transfer, and the stages before. */
export async function findBlockers(
  context: CallContext,
  admission: Admission,
  stored: StoredDischarge | undefined,
): Promise<DischargeBlocker[]> {
  if (admission.status !== 'active') return [];
  const { db, tenantId } = context;
  const of = {
    admissionId: admission.id,
    patientId: admission.patient.id,
    admittedAt: admission.admittedAt,
  };
  const [ofAreas, transfer] = await Promise.all([
    findDischargeBlockers(context, of),
    selectOpenTransfer(db, tenantId, admission.id),
  ]);
  const before = (stage: DischargeStage, missing: Exclude<DischargeStage, 'gone'>): DischargeBlocker => ({
    stage,
    isBlocking: true,
    notice: notice(`stageOpen_${missing}`),
    link: null,
  });
  const open = (['clinical', 'pharmacy', 'billing', 'nursing'] as const).filter(
    (stage) => !stored?.[`${stage}_at`],
  );
  const later = (['pharmacy', 'billing', 'nursing'] as const).filter(() => open.includes('clinical'));
  return [
    ...ofAreas.map((one) => (mayFollow(context, one) ? one : { ...one, link: null })),
    ...later.map((stage) => before(stage, 'clinical')),
    ...open.map((missing) => before('gone', missing)),
    ...(transfer
      ? [
          {
            stage: 'gone' as const,
            isBlocking: true,
            notice: notice('transferOpen'),
            // It stands on the page of the admission, above the discharge.
            link: null,
          },
        ]
      : []),
  ];
}

/**
 * Whether a stage passes: without a blocker by its own permission, otherwise by a reason and `admissions.override`.
 * Returns the reason to keep, null where none was needed.
 * @throws AppError FORBIDDEN, DISCHARGE_BLOCKED with the codes of what stands against it
 */
export function passStage(
  context: CallContext,
  stage: DischargeStage,
  blockers: readonly DischargeBlocker[],
  overrideReason: string | null,
): string | null {
  const { actor } = context;
  const permission = permissionsOf(context)[stage];
  const open = blockers.filter((one) => one.stage === stage && one.isBlocking);
  const isOwnStage = can(actor, permission);
  if (isOwnStage && open.length === 0) return null;
  if (overrideReason === null) {
    if (!isOwnStage) throw new AppError('FORBIDDEN', { permission });
    throw new AppError('DISCHARGE_BLOCKED', { stage, blockers: open.map((one) => one.notice.code) });
  }
  if (!can(actor, 'admissions.override')) {
    throw new AppError('FORBIDDEN', { permission: isOwnStage ? 'admissions.override' : permission });
  }
  return overrideReason;
}
