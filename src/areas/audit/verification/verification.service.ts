import { z } from 'zod';
import { sealDueBefore, verifyLinks } from '#database/audit/audit-verify.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { encodeCursor } from '#kernel/page.ts';
import type * as contract from './verification.contract.ts';
import {
  selectChainState,
  selectEntryLinks,
  selectLastVerification,
  selectLinkHash,
} from './verification.queries.ts';
import { entriesInStep, maxFindings, verifiedAction, verifiedResource } from './verification.rules.ts';

export async function readVerification({ db, tenantId }: CallContext) {
  const [chain, last] = await Promise.all([
    selectChainState(db, tenantId),
    selectLastVerification(db, tenantId),
  ]);
  const { position, headHash, sealedAt, unsealed } = chain;
  return {
    position,
    headHash,
    sealedAt,
    unsealed,
    entries: position + unsealed,
    lastVerified: last ? verificationOf(last) : null,
  };
}

const outcome = z.object({ position: z.number().int(), problems: z.number().int() });

function verificationOf(row: NonNullable<Awaited<ReturnType<typeof selectLastVerification>>>) {
  const { position, problems } = outcome.parse(row.new_values);
  const userName = row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim();
  return { at: row.created_at, userName, position, problems };
}

/** @throws AppError NOT_FOUND when the link to go on from is not there (any more). */
export async function verifyChain(
  { db, tenantId }: CallContext,
  { after }: CallInput<typeof contract.verifyChain>,
) {
  const chainHash = await selectLinkHash(db, tenantId, after);
  if (chainHash === undefined) throw new AppError('NOT_FOUND');
  const { findings, head, isLast } = await verifyLinks(db, tenantId, { position: after, chainHash });
  return {
    position: head.position,
    headHash: head.chainHash,
    isLast,
    problems: findings.length,
    findings: findings.slice(0, maxFindings),
  };
}

export async function verifyEntries(
  { db, tenantId, clock }: CallContext,
  { goOnAt }: CallInput<typeof contract.verifyEntries>,
) {
  const before = sealDueBefore(clock.now());
  const rows = await selectEntryLinks(db, tenantId, { goOnAt, before, limit: entriesInStep });
  const last = rows.length === entriesInStep ? rows.at(-1) : undefined;
  const unsealed = rows.filter((row) => row.position === null);
  return {
    checked: rows.length,
    goOnAt: last ? encodeCursor([last.created_at, last.id]) : null,
    problems: unsealed.length,
    findings: unsealed
      .slice(0, maxFindings)
      .map(({ id }) => ({ problem: 'unsealed' as const, entryId: id, position: null })),
  };
}

/**
 * What the person's screen found; the head it names must be a link of the chain.
 * @throws AppError STALE when it is none (any more).
 */
export async function recordVerification(
  context: CallContext,
  { position, headHash, problems }: CallInput<typeof contract.recordVerification>,
) {
  const stored = await selectLinkHash(context.db, context.tenantId, position);
  if (stored !== headHash) throw new AppError('STALE');
  context.audit({
    action: verifiedAction,
    resource: verifiedResource,
    newValues: { position, headHash, problems },
  });
  context.announce('audit-verification');
  return { recorded: true as const };
}
