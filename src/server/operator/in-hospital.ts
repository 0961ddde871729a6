import { sql } from 'kysely';
import { type AuditFact, type AuditOrigin, writeAudit } from '#database/audit/audit.ts';
import { tenantSetting } from '#database/database.ts';
import type { OtherHospital } from '../call-context.ts';
import type { ServerArea } from '../server-area.ts';
import type { Db } from '#database/tables.ts';
import type { Topic } from '#kernel/access/topics.ts';
import type { Trace } from '../dispatcher/call-trace.ts';
import { selectPlatformId } from '#database/tenants.queries.ts';
import { AppError } from '#kernel/app-error.ts';

/** The call or job that reaches into another organization. */
interface Reaching {
  db: Db;
  tenantId: string;
  origin: AuditOrigin;
  areas: readonly ServerArea[];
  /** The person of the operator who acts, where one does. */
  operator?: string;
}

/**
 * Puts the open transaction into another tenant for the time of the work, and back again however the work ends.
 * Row-level security then shows the other hospital's rows and none of the caller's.
 */
export async function workInHospital<T>(
  { db, tenantId, origin, areas, operator }: Reaching,
  otherId: string,
  { elsewhere, seen }: Pick<Trace, 'elsewhere' | 'seen'>,
  work: (hospital: OtherHospital) => Promise<T>,
): Promise<T> {
  const facts: AuditFact[] = [];
  const topics: Topic[] = [];
  const enter = (id: string) => sql.raw(tenantSetting(id)).execute(db);
  await enter(otherId);
  let result: T;
  try {
    result = await work({
      db,
      tenantId: otherId,
      async open() {
        for (const { newHospital } of areas) {
          await newHospital?.({ db, tenantId: otherId, at: origin.at.toISOString() });
        }
      },
      audit: (fact) => void facts.push(fact),
      announce: (topic) => void topics.push(topic),
    });
    if (seen) seen.set(otherId, [...(seen.get(otherId) ?? []), ...facts]);
    else await writeAudit(db, originIn(otherId, origin, operator), facts);
  } catch (error) {
    // A transaction that is aborted takes no setting any more; why it was aborted is what matters.
    await enter(tenantId).catch(() => {});
    throw error;
  }
  await enter(tenantId);
  elsewhere.set(otherId, [...(elsewhere.get(otherId) ?? []), ...topics]);
  return result;
}

/** The operator is nobody of the hospital: its trail has no account of theirs, and names them in the entry. */
export function originIn(hospitalId: string, origin: AuditOrigin, operator?: string): AuditOrigin {
  return { ...origin, tenantId: hospitalId, userId: null, ...(operator !== undefined && { operator }) };
}

/**
 * The same in the organization that runs the platform: what a hospital hands in is kept in the operator's register too.
 * The operator's trail names no person, because nobody of the operator did it.
 * @throws AppError NOT_FOUND on a server that has no operator.
 */
export async function workAtOperator<T>(
  from: Reaching,
  trace: Pick<Trace, 'elsewhere' | 'seen'>,
  work: (operator: OtherHospital) => Promise<T>,
): Promise<T> {
  const operatorId = await selectPlatformId(from.db);
  if (operatorId === undefined) throw new AppError('NOT_FOUND');
  return workInHospital(from, operatorId, trace, work);
}
