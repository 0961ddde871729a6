import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import './credit-note.tables.ts';

export type CreditNoteRow = RowOf<'credit_note'>;
export type CreditNoteItemRow = RowOf<'credit_note_item'>;

export type NamedCreditNoteRow = CreditNoteRow & { author_name: string };
export type NamedCreditNoteItemRow = CreditNoteItemRow & { name: string };

/** The credit notes of an invoice, oldest first. */
export function selectCreditNotes(
  db: Db,
  tenantId: string,
  invoiceId: string,
): Promise<NamedCreditNoteRow[]> {
  return db
    .selectFrom('credit_note')
    .innerJoin('user_account as author', (join) =>
      join.on('author.tenant_id', '=', tenantId).onRef('author.id', '=', 'credit_note.created_by'),
    )
    .selectAll('credit_note')
    .select(sql<string>`trim(author.first_name || ' ' || author.last_name)`.as('author_name'))
    .where('credit_note.tenant_id', '=', tenantId)
    .where('credit_note.invoice_id', '=', invoiceId)
    .orderBy('credit_note.created_at')
    .orderBy('credit_note.id')
    .execute();
}

/** The lines of all credit notes of an invoice, in the order of the invoice. */
export function selectCreditedItems(
  db: Db,
  tenantId: string,
  invoiceId: string,
): Promise<NamedCreditNoteItemRow[]> {
  return db
    .selectFrom('credit_note_item as credited')
    .innerJoin('invoice_item as item', (join) =>
      join
        .on('item.tenant_id', '=', tenantId)
        .onRef('item.invoice_id', '=', 'credited.invoice_id')
        .onRef('item.position', '=', 'credited.position'),
    )
    .selectAll('credited')
    .select('item.name')
    .where('credited.tenant_id', '=', tenantId)
    .where('credited.invoice_id', '=', invoiceId)
    .orderBy('credited.position')
    .orderBy('credited.credit_note_id')
    .execute();
}

export function selectCreditNoteId(db: Db, tenantId: string, id: string) {
  return db
    .selectFrom('credit_note')
    .select(['id', 'invoice_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** One statement, so that the locked row of counters is released soon. */
export async function insertCreditNote(
  db: Db,
  row: CreditNoteRow,
  items: readonly CreditNoteItemRow[],
): Promise<void> {
  await db
    .with('note_made', (made) => made.insertInto('credit_note').values(row))
    .insertInto('credit_note_item')
    .values(items)
    .execute();
}

export async function insertCreditNotes(
  db: Db,
  notes: readonly CreditNoteRow[],
  items: readonly CreditNoteItemRow[],
): Promise<void> {
  if (notes.length === 0) return;
  await db.insertInto('credit_note').values(notes).execute();
  await db.insertInto('credit_note_item').values(items).execute();
}

/** Counts units of a line as credited; the database refuses more than the line holds. */
export async function addCreditedQuantity(
  db: Db,
  tenantId: string,
  invoiceId: string,
  position: number,
  quantity: number,
): Promise<void> {
  await db
    .updateTable('invoice_item')
    .set({ credited_quantity: sql<number>`credited_quantity + ${quantity}` })
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .where('position', '=', position)
    .execute();
}

/**
 * What was given back before there were credit notes and is not credited yet, in minor units: refunds that do not
 * say what they are for, less the credit notes that cover them.
 */
export async function sumUncreditedRefunds(db: Db, tenantId: string, invoiceId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select greatest(0,
      coalesce((select -sum(amount_minor) from payment
        where tenant_id = ${tenantId} and invoice_id = ${invoiceId} and kind = 'refund' and purpose is null), 0)
      - coalesce((select sum(total_minor) from credit_note
        where tenant_id = ${tenantId} and invoice_id = ${invoiceId} and covers_refunds), 0))::bigint as amount`.execute(
    db,
  );
  return rows[0]!.amount;
}
