import { type MovedLot, moveStock } from '#areas/stock/stock.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { todayOf } from '#kernel/time/today.ts';
import type * as contract from './consumable.contract.ts';
import { issue } from './consumable.issues.ts';
import * as queries from './consumable.queries.ts';

/** The kind of source by which movements of the stock name an operation. */
const source = 'surgical_case';

export async function listTheatreStores({ db, tenantId }: CallContext) {
  return { rows: await queries.selectTheatreStores(db, tenantId) };
}

export async function searchTheatreStock(
  context: CallContext,
  { placeId, search = '' }: CallInput<typeof contract.searchTheatreStock>,
) {
  const { db, tenantId } = context;
  if ((await queries.selectPlaceKind(db, tenantId, placeId)) !== 'theatre') return { rows: [] };
  return {
    rows: await queries.selectTheatreStock(db, tenantId, { placeId, search, today: todayOf(context) }),
  };
}

/** What is taken for an operation, in base units. */
interface Taking {
  caseId: string;
  patientId: string;
  itemId: string;
  placeId: string;
  quantity: number;
  /** The lot that was read from the pack; without it what expires first. */
  lotId?: string;
}

/**
 * Takes what expires first from the stock of a theatre, for a patient, so that a recall of the lot finds them.
 * @throws AppError NOT_FOUND, INVALID_INPUT for a place of no theatre, and what moving stock refuses
 */
export async function takeFromTheatre(
  context: CallContext,
  { caseId, ...taking }: Taking,
): Promise<{
  item: { name: string; unit: string; packSize: number; priceMinor: number };
  lots: MovedLot[];
}> {
  const item = await requireTheatreItem(context, taking);
  const line = { kind: 'issue' as const, ...taking, source: { kind: source, id: caseId } };
  const [lots = []] = await moveStock(context, [line]);
  const { name, base_unit: unit, pack_size: packSize, selling_price_minor: priceMinor } = item;
  return { item: { name, unit, packSize, priceMinor }, lots };
}

/** An item and the place of a theatre. @throws AppError NOT_FOUND, INVALID_INPUT for a place of no theatre */
export async function requireTheatreItem(
  { db, tenantId }: CallContext,
  { itemId, placeId }: Pick<Taking, 'itemId' | 'placeId'>,
) {
  const [item, kind] = await Promise.all([
    queries.selectItem(db, tenantId, itemId),
    queries.selectPlaceKind(db, tenantId, placeId),
  ]);
  if (!item || !kind) throw new AppError('NOT_FOUND');
  if (kind !== 'theatre') throw invalidFields({ placeId: issue('notOfTheatre') });
  return item;
}

/** Brings units of lots back to where they were taken from. @throws AppError as moving stock does */
export async function bringBack(
  context: CallContext,
  { caseId, patientId, itemId, placeId }: Omit<Taking, 'quantity' | 'lotId'>,
  {
    lots,
    reason,
    witnessId = null,
  }: { lots: readonly { lotId: string; quantity: number }[]; reason: string; witnessId?: string | null },
): Promise<void> {
  const line = { kind: 'return' as const, itemId, placeId, patientId, reason, witnessId };
  await moveStock(
    context,
    lots.map((lot) => ({ ...line, ...lot, source: { kind: source, id: caseId } })),
  );
}
