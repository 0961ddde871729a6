import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { selectProcedure } from '../../procedures/procedure.queries.ts';
import type * as contract from './consent-wording.contract.ts';
import type { ConsentWording, GeneralWording, ProcedureWording } from './consent-wording.contract.ts';
import { insertWordings, selectWording } from './consent-wording.queries.ts';
import { shippedWording } from './shipped-wording.ts';

type Reading = Pick<CallContext, 'db' | 'tenantId'>;

/** @throws AppError NOT_FOUND for a procedure of another hospital */
export async function getConsentWording(
  context: CallContext,
  { procedureId }: CallInput<typeof contract.getConsentWording>,
): Promise<ConsentWording> {
  if (procedureId !== undefined) await requireProcedure(context, procedureId);
  return readWording(context, procedureId ?? null);
}

/** What the consent to a procedure says now; without one what every consent says. */
export async function readWording(context: Reading, procedureId: string | null): Promise<ConsentWording> {
  const [general, procedure] = await Promise.all([
    readGeneral(context),
    procedureId === null ? null : readOfProcedure(context, procedureId),
  ]);
  return { general, procedure };
}

async function readGeneral({ db, tenantId }: Reading): Promise<GeneralWording> {
  const row = await selectWording(db, tenantId, null);
  if (!row) return { ...neverWritten, needsWitness: false, words: { ...shippedWording } };
  return { ...writtenOf(row), needsWitness: row.needs_witness, words: row.words as GeneralWording['words'] };
}

async function readOfProcedure({ db, tenantId }: Reading, procedureId: string): Promise<ProcedureWording> {
  const row = await selectWording(db, tenantId, procedureId);
  if (!row) return { ...neverWritten, words: { en: null, bn: null } };
  return { ...writtenOf(row), words: row.words as ProcedureWording['words'] };
}

const neverWritten = { version: 0, addedByName: null, addedAt: null };

function writtenOf(row: { number: number; added_by_name: string; added_at: string }) {
  return { version: row.number, addedByName: row.added_by_name, addedAt: row.added_at };
}

/** @throws AppError STALE with what is stored */
export async function addGeneralWording(
  context: CallContext,
  { version, needsWitness, words }: CallInput<typeof contract.addGeneralWording>,
): Promise<GeneralWording> {
  const before = await readGeneral(context);
  if (before.version !== version) throw new AppError('STALE', { current: before });
  await add(context, { procedureId: null, version, needsWitness, words });
  const after = await readGeneral(context);
  told(context, context.tenantId, before, after);
  return after;
}

/** @throws AppError STALE with what is stored, NOT_FOUND for a procedure of another hospital */
export async function addProcedureWording(
  context: CallContext,
  { procedureId, version, words }: CallInput<typeof contract.addProcedureWording>,
): Promise<ProcedureWording> {
  await requireProcedure(context, procedureId);
  const before = await readOfProcedure(context, procedureId);
  if (before.version !== version) throw new AppError('STALE', { current: before });
  await add(context, { procedureId, version, needsWitness: false, words });
  const after = await readOfProcedure(context, procedureId);
  told(context, procedureId, before, after);
  return after;
}

interface Written {
  procedureId: string | null;
  /** The newest one before it. */
  version: number;
  needsWitness: boolean;
  words: object;
}

async function add(
  { db, tenantId, actor, clock }: CallContext,
  { procedureId, version, needsWitness, words }: Written,
): Promise<void> {
  const row = {
    tenant_id: tenantId,
    id: newId(),
    procedure_id: procedureId,
    number: version + 1,
    needs_witness: needsWitness,
    words: JSON.stringify(words),
    added_by: actor.userId,
    added_at: clock.now().toISOString(),
  };
  const stale = () => new AppError('STALE');
  await refusing(insertWordings(db, [row]), {
    consent_wording_of_all: stale,
    consent_wording_of_procedure: stale,
  });
}

function told(context: CallContext, resourceId: string, before: object, after: object): void {
  const changed = changedFields({ ...before }, { ...after });
  context.audit({ action: 'UPDATE', resource: 'consent_wording', resourceId, ...changed });
  context.announce('consent-wording');
}

async function requireProcedure({ db, tenantId }: Reading, id: string): Promise<void> {
  if (!(await selectProcedure(db, tenantId, id))) throw new AppError('NOT_FOUND');
}
