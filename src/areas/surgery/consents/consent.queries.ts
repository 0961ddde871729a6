import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import './consent.tables.ts';

/** The maximum number of withdrawn consents that are shown. */
const maxShown = 50;

type NewSignature = Omit<RowOf<'surgical_consent_signature'>, 'strokes'> & { strokes: string | null };

type NewConsent = Omit<RowOf<'surgical_consent'>, 'content' | 'strokes'> & {
  content: string;
  strokes: string | null;
};

export async function insertConsent(db: Db, row: NewConsent): Promise<void> {
  await db.insertInto('surgical_consent').values(row).execute();
}

export async function insertWithdrawal(db: Db, row: RowOf<'surgical_consent_withdrawal'>): Promise<void> {
  await db.insertInto('surgical_consent_withdrawal').values(row).execute();
}

export async function insertSignature(db: Db, row: NewSignature): Promise<void> {
  await db.insertInto('surgical_consent_signature').values(row).execute();
}

/** The witness and the surgeon of the consent that a case has from the screen, in the order in which they signed. */
export function selectSignatures(db: Db, tenantId: string, caseId: string) {
  return db
    .selectFrom('surgical_case')
    .innerJoin('surgical_consent_signature as signature', (join) =>
      join
        .onRef('signature.consent_id', '=', 'surgical_case.consent_id')
        .on('signature.tenant_id', '=', tenantId),
    )
    .selectAll('signature')
    .where('surgical_case.tenant_id', '=', tenantId)
    .where('surgical_case.id', '=', caseId)
    .orderBy('signature.signed_at')
    .orderBy('signature.part', 'desc')
    .limit(2)
    .execute();
}

/** The consent that a case has from the screen, with who recorded it. */
export function selectSignedConsent(db: Db, tenantId: string, caseId: string) {
  return db
    .selectFrom('surgical_case')
    .innerJoin('surgical_consent as consent', (join) =>
      join.onRef('consent.id', '=', 'surgical_case.consent_id').on('consent.tenant_id', '=', tenantId),
    )
    .selectAll('consent')
    .select(personName(tenantId, 'consent.recorded_by').$notNull().as('recorded_by_name'))
    .where('surgical_case.tenant_id', '=', tenantId)
    .where('surgical_case.id', '=', caseId)
    .executeTakeFirst();
}

/** Consents of a case that were taken back, the newest first. */
export function selectWithdrawals(db: Db, tenantId: string, caseId: string) {
  return db
    .selectFrom('surgical_consent_withdrawal as withdrawal')
    .selectAll('withdrawal')
    .select(personName(tenantId, 'withdrawal.withdrawn_by').$notNull().as('withdrawn_by_name'))
    .where('withdrawal.tenant_id', '=', tenantId)
    .where('withdrawal.case_id', '=', caseId)
    .orderBy('withdrawal.withdrawn_at', 'desc')
    .orderBy('withdrawal.id', 'desc')
    .limit(maxShown)
    .execute();
}
