import type { CallContext } from '#server/call-context.ts';
import { invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { utcDay } from '../counting/counting.rules.ts';
import type * as contract from './client-activity.contract.ts';
import type { ClientActivity } from './client-activity.contract.ts';
import { issue } from './client-activity.issues.ts';
import * as queries from './client-activity.queries.ts';

const failedSignIn = 'SIGN_IN_FAILED';

/** @throws AppError INVALID_INPUT when the period ends before it starts. */
export async function listClientActivity(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listClientActivity>,
): Promise<Page<ClientActivity>> {
  const { from, to } = input;
  if (from && to && to < from) throw invalidFields({ to: issue('periodReversed') });
  const rows = await queries.selectActivity(db, tenantId, input);
  const page = toPage(rows, input.limit, (row) => [row.day, row.action, row.resource, row.client_id]);
  return {
    ...page,
    rows: page.rows.map((row) => ({
      id: [row.day, row.action, row.resource, row.client_id].join('/'),
      day: row.day,
      clientId: row.client_id,
      clientName: row.name,
      action: row.action,
      resource: row.resource,
      entries: row.entries,
    })),
  };
}

export async function exportClientActivity(
  context: CallContext,
  input: CallInput<typeof contract.exportClientActivity>,
): Promise<Page<ClientActivity>> {
  const page = await listClientActivity(context, input);
  const { cursor: _cursor, limit: _limit, ...filter } = input;
  context.audit({
    action: 'EXPORT',
    resource: 'client_activity',
    newValues: { ...filter, rows: page.rows.length },
  });
  return page;
}

export async function listActivityChoices({ db, tenantId }: CallContext) {
  return queries.selectActivityChoices(db, tenantId);
}

export async function findClients(
  { db }: CallContext,
  { search = '', clientId }: CallInput<typeof contract.findClients>,
) {
  return { rows: await queries.selectNamedClients(db, { search, clientId }) };
}

export async function readActivityFigures({ db, tenantId, clock }: CallContext) {
  const sums = await queries.sumActivity(db, tenantId, { day: utcDay(clock.now()), failedSignIn });
  return {
    platformToday: sums.platform,
    hospitalsToday: sums.hospitals,
    activeToday: sums.active,
    failedSignInsToday: sums.platform_failed + sums.failed,
    countedAt: sums.counted_at,
  };
}
