import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { newOptOutCode, optOutAddress } from './opt-out.rules.ts';
import '../../message.tables.ts';

type Channel = 'email' | 'sms';

/** The address of the page on which a patient ends messages over a channel; it stays the same for all messages. */
export async function addressToOptOut(
  db: Db,
  tenantId: string,
  {
    patientId,
    channel,
    publicUrl,
    at,
  }: { patientId: string; channel: Channel; publicUrl: string; at: string },
): Promise<string> {
  // Of a patient whose two records were joined, links of both lead to the page; the elder is sent on.
  const find = () =>
    sql<{ code: string; slug: string }>`
      select link.code, tenant.slug
      from opt_out_link link
      join tenant on tenant.id = ${tenantId}::uuid
      where link.tenant_id = ${tenantId}::uuid and link.patient_id = ${patientId}::uuid
        and link.channel = ${channel}
      order by link.created_at, link.code limit 1`.execute(db);
  const known = await find();
  if (known.rows.length === 0) {
    await db
      .insertInto('opt_out_link')
      .values({ tenant_id: tenantId, code: newOptOutCode(), patient_id: patientId, channel, created_at: at })
      .execute();
  }
  const { code, slug } = (known.rows[0] ?? (await find()).rows[0])!;
  return optOutAddress(publicUrl, slug, code);
}

/** The hospital with this code. */
export async function selectTenantId(db: Db, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('tenant')
    .select('id')
    .where('slug', '=', slug)
    .where('is_platform', '=', false)
    .executeTakeFirst();
  return row?.id;
}

export interface OptOutLink {
  patientId: string;
  channel: Channel;
  hospitalName: string;
}

/** Whose link it is, and which channel it is about. */
export async function selectLink(db: Db, tenantId: string, code: string): Promise<OptOutLink | undefined> {
  const { rows } = await sql<OptOutLink>`
    select link.patient_id as "patientId", link.channel, settings.name as "hospitalName"
    from opt_out_link link
    join tenant_settings settings on settings.tenant_id = ${tenantId}::uuid
    where link.tenant_id = ${tenantId}::uuid and link.code = ${code}`.execute(db);
  return rows[0];
}

/** Stores whether a patient gets messages over a channel, whatever was said meanwhile; everything else stays. */
export async function writeWish(
  db: Db,
  tenantId: string,
  { patientId, channel, takes, at }: { patientId: string; channel: Channel; takes: boolean; at: string },
): Promise<void> {
  const wish = channel === 'email' ? { takes_email: takes } : { takes_sms: takes };
  await db
    .insertInto('patient_message_preference')
    .values({
      ...{ tenant_id: tenantId, patient_id: patientId, takes_email: true, takes_sms: true },
      ...{ email_language: null, sms_language: null, version: 1, updated_at: at },
      ...wish,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'patient_id']).doUpdateSet({
        ...wish,
        version: sql<number>`patient_message_preference.version + 1`,
        updated_at: at,
      }),
    )
    .execute();
}
