import { findGrants, findPersonName } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { todayOf } from '#kernel/time/today.ts';
import { permissionOfRole } from '../cases/booking/team.rules.ts';
import { theatreRows } from '../theatres/theatre.queries.ts';
import type * as contract from './session.contract.ts';
import { maxSessions, type TheatreSession } from './session.contract.ts';
import { issue } from './session.issues.ts';
import * as queries from './session.queries.ts';
import { auditValues, toSession } from './session.record.ts';

/** The sessions, and the board, which shows them as well. */
export const sessionTopics = ['theatres', 'surgical-cases'] as const;

const sessionRecord = recordOf({
  resource: 'theatre_sessions',
  topic: sessionTopics,
  rows: queries.sessionRows,
  select: queries.selectSession,
  toRecord: toSession,
  audited: auditValues,
  refusals: { theatre_session_clash: () => new AppError('SESSION_OVERLAP') },
});

/** @throws AppError NOT_FOUND */
export async function listTheatreSessions(
  context: CallContext,
  { theatreId }: CallInput<typeof contract.listTheatreSessions>,
): Promise<{ rows: TheatreSession[] }> {
  await requireTheatre(context, theatreId);
  return { rows: (await sessionsOf(context, theatreId)).map(toSession) };
}

/** @throws AppError NOT_FOUND, INVALID_INPUT at the field, SESSION_OVERLAP, TOO_MANY_SESSIONS */
export async function createTheatreSession(
  context: CallContext,
  { theatreId, ...fields }: CallInput<typeof contract.createTheatreSession>,
): Promise<TheatreSession> {
  const { db, tenantId, actor } = context;
  await lockTheatre(context, theatreId);
  await refuseOthers(context, fields.surgeonIds, []);
  refuseBadSession(fields);
  if ((await sessionsOf(context, theatreId)).length >= maxSessions) {
    throw new AppError('TOO_MANY_SESSIONS', { max: maxSessions });
  }
  const columns = { theatre_id: theatreId, ...columnsOf(fields), created_by: actor.userId };
  return sessionRecord.create(context, columns, (id) =>
    queries.writeSurgeons(db, tenantId, id, fields.surgeonIds),
  );
}

/** @throws AppError NOT_FOUND, STALE with the stored session, INVALID_INPUT at the field, SESSION_OVERLAP */
export function updateTheatreSession(
  context: CallContext,
  { theatreSessionId: id, version, ...fields }: CallInput<typeof contract.updateTheatreSession>,
): Promise<TheatreSession> {
  return sessionRecord.change(
    context,
    { id, version },
    async ({ surgeons, theatreId }) => {
      const had = surgeons.map((surgeon) => surgeon.id);
      await refuseOthers(context, fields.surgeonIds, had);
      refuseBadSession(fields);
      await lockTheatre(context, theatreId);
      return columnsOf(fields);
    },
    { alongside: () => queries.writeSurgeons(context.db, context.tenantId, id, fields.surgeonIds) },
  );
}

/** @throws AppError NOT_FOUND, STALE with the stored session */
export async function removeTheatreSession(
  context: CallContext,
  { theatreSessionId: id, version }: CallInput<typeof contract.removeTheatreSession>,
): Promise<{ id: string }> {
  const { db, tenantId } = context;
  const before = await sessionRecord.read(context, id);
  await queries.writeSurgeons(db, tenantId, id, []);
  if (!(await queries.sessionRows.remove(db, { tenantId, id, version }))) {
    throw new AppError('STALE', { current: before });
  }
  sessionRecord.tell(context, id, { action: 'DELETE', oldValues: auditValues(before) });
  return { id };
}

type Fields = Omit<CallInput<typeof contract.createTheatreSession>, 'theatreId'>;

function columnsOf({ kind, name, weekday, fromMinute, untilMinute, validFrom, validUntil }: Fields) {
  return {
    kind,
    name: kind === 'speciality' ? name : null,
    weekday,
    from_minute: fromMinute,
    until_minute: untilMinute,
    valid_from: validFrom,
    valid_until: validUntil,
  };
}

function refuseBadSession({
  kind,
  name,
  surgeonIds,
  fromMinute,
  untilMinute,
  validFrom,
  validUntil,
}: Fields): void {
  if (untilMinute <= fromMinute) throw invalidFields({ untilMinute: issue('endsBeforeStart') });
  if (validUntil !== null && validUntil < validFrom) {
    throw invalidFields({ validUntil: issue('lastDayBeforeFirst') });
  }
  if (kind === 'speciality' && name === null) throw invalidFields({ name: issue('nameMissing') });
  const ids = new Set(surgeonIds);
  if (kind !== 'emergency' && ids.size === 0) throw invalidFields({ surgeonIds: issue('surgeonMissing') });
  const isWrongCount = (kind === 'surgeon' && ids.size > 1) || (kind === 'emergency' && ids.size > 0);
  if (isWrongCount || ids.size < surgeonIds.length) {
    throw invalidFields({ surgeonIds: issue('oneSurgeon') });
  }
}

/**
 * Who had the session before keeps it, whatever became of the person's account.
 * @throws AppError NOT_FOUND for nobody of this hospital, INVALID_INPUT for somebody who does not operate
 */
async function refuseOthers(
  { db, tenantId }: CallContext,
  surgeonIds: readonly string[],
  before: readonly string[],
): Promise<void> {
  const added = surgeonIds.filter((id) => !before.includes(id));
  const grants = await findGrants(db, tenantId, added);
  for (const id of added) {
    const held = grants.get(id);
    if (held && can(held, permissionOfRole.surgeon)) continue;
    if (!held && !(await findPersonName(db, tenantId, id))) throw new AppError('NOT_FOUND');
    throw invalidFields({ surgeonIds: issue('notASurgeon') });
  }
}

function sessionsOf(context: CallContext, theatreId: string): Promise<queries.SessionRow[]> {
  const span = { theatreId, from: todayOf(context), to: null, limit: maxSessions };
  return queries.selectSessions(context.db, context.tenantId, span);
}

async function requireTheatre({ db, tenantId }: CallContext, id: string): Promise<void> {
  if (!(await theatreRows.select(db, tenantId, id))) throw new AppError('NOT_FOUND');
}

/** Whoever changes the week of the same theatre takes turns, so that no two wait for each other. */
async function lockTheatre({ db, tenantId }: CallContext, id: string): Promise<void> {
  if (!(await theatreRows.lock(db, tenantId, id))) throw new AppError('NOT_FOUND');
}
