import type { CallContext } from '#server/call-context.ts';
import { invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type * as contract from './document-limit.contract.ts';
import type { DocumentLimit } from './document-limit.contract.ts';
import { issue } from './document-limit.issues.ts';
import { selectDocumentLimit, writeDocumentLimit } from './document-limit.queries.ts';

/**
 * Refuses a document whose total is above what the hospital allows, so that the sum of all of them stays a number that
 * every screen can show. @throws AppError INVALID_INPUT at the field that makes it so large
 */
export async function refuseLargeDocument(
  { db, tenantId }: Pick<CallContext, 'db' | 'tenantId'>,
  totalMinor: number,
  field: string,
): Promise<void> {
  refuseTotalAbove(await selectDocumentLimit(db, tenantId), totalMinor, field);
}

/** The same where the limit was read already. @throws AppError INVALID_INPUT at the field */
export function refuseTotalAbove(maxMinor: number, totalMinor: number, field: string): void {
  if (totalMinor <= maxMinor) return;
  throw invalidFields({ [field]: issue('totalTooHigh', { total: totalMinor, max: maxMinor }) });
}

export async function getDocumentLimit({ db, tenantId }: CallContext): Promise<DocumentLimit> {
  return { documentMinor: await selectDocumentLimit(db, tenantId) };
}

export async function updateDocumentLimit(
  context: CallContext,
  after: CallInput<typeof contract.updateDocumentLimit>,
): Promise<DocumentLimit> {
  const { db, tenantId, clock } = context;
  const before = await getDocumentLimit(context);
  await writeDocumentLimit(db, tenantId, after.documentMinor, clock.now().toISOString());
  context.audit({
    action: 'UPDATE',
    resource: 'document_limit',
    resourceId: tenantId,
    ...changedFields(before, after),
  });
  context.announce('document-limit');
  return after;
}
