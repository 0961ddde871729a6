import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import { decodeCursor } from '#kernel/page.ts';
import '../message.tables.ts';

export type MessageRuleRow = RowOf<'message_rule'>;

export const messageRuleRows = versionedRows('message_rule');

export interface ListedRuleRow extends MessageRuleRow {
  template_name: string | null;
}

/** Rules by event, with the names of their templates; one row more than the page. */
export async function selectRules(
  db: Db,
  tenantId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ListedRuleRow[]> {
  const [type = null, id = null] = cursor ? decodeCursor(cursor, 2) : [];
  const { rows } = await sql<ListedRuleRow>`
    select rule.*, template.name as template_name
    from message_rule rule
    left join message_template template
      on template.tenant_id = ${tenantId}::uuid and template.id = rule.template_id
    where rule.tenant_id = ${tenantId}::uuid
      and (${type}::text is null or (rule.event_type, rule.id) > (${type}::text, ${id}::uuid))
    order by rule.event_type, rule.id
    limit ${limit + 1}`.execute(db);
  return rows;
}

/** A rule with the name of its template. */
export async function selectRule(db: Db, tenantId: string, id: string): Promise<ListedRuleRow | undefined> {
  const { rows } = await sql<ListedRuleRow>`
    select rule.*, template.name as template_name
    from message_rule rule
    left join message_template template
      on template.tenant_id = ${tenantId}::uuid and template.id = rule.template_id
    where rule.tenant_id = ${tenantId}::uuid and rule.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** Cancels what a rule that was switched off or deleted has not sent yet. */
export async function cancelOfRule(db: Db, tenantId: string, ruleId: string, at: string): Promise<void> {
  await db
    .updateTable('message')
    .set({ status: 'cancelled', problem: 'RULE_OFF', lease_id: null, lease_until: null, updated_at: at })
    .where('tenant_id', '=', tenantId)
    .where('rule_id', '=', ruleId)
    .where('status', '=', 'pending')
    .execute();
}
