import { insertFirstChannels } from '#areas/messages/messages.public.ts';
import { planRows } from '#areas/platform/plans/plan.queries.ts';
import { seedPeople } from '#areas/people/people.seed.ts';
import { defaultPlans } from '#database/migrations/default-plans.ts';
import { newId } from '#kernel/ids.ts';
import { type Caller, quickPasswords, signInAs, type TestSystem } from '../hospital.ts';

const slug = 'platform';
const operatorEmail = 'operator@platform.example';
// Before every other organization: who is not signed in finds the first one.
const foundedAt = '2000-01-01T00:00:00.000Z';

/** The organization that runs the platform on the database of a test system; made by whoever asks first. */
export async function aPlatform({
  system,
  database,
}: TestSystem): Promise<{ tenantId: string; operator: Caller }> {
  const tenantId = newId();
  await database.inTenant(tenantId, 'write', async (db) => {
    const made = await db
      .insertInto('tenant')
      .values({
        id: tenantId,
        slug,
        name: 'Platform',
        status: 'active',
        is_platform: true,
        created_at: foundedAt,
      })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return;
    const person = { role: 'super_admin', email: operatorEmail, firstName: 'Sample', lastName: 'Operator' };
    const place = { address: '1 Test Road', phone: '+880 2 000000', email: operatorEmail, timeZone: 'UTC' };
    await seedPeople(
      db,
      { id: tenantId, name: 'Platform', isPlatform: true, ...place, people: [person] },
      quickPasswords,
    );
    await planRows.insert(db, defaultPlans(tenantId, foundedAt));
    await insertFirstChannels(db, tenantId);
  });
  const platform = await database.onPlatform((db) =>
    db.selectFrom('tenant').select('id').where('slug', '=', slug).executeTakeFirstOrThrow(),
  );
  return { tenantId: platform.id, operator: await signInAs(system, slug, operatorEmail) };
}
