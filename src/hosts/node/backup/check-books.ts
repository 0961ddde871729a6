import { serverAreas } from '#hosts/system/areas.ts';
import { readHospital } from '#server/jobs/jobs.queries.ts';
import type { AuditFact } from '#database/audit/audit.ts';
import type { Database } from '#database/database.ts';
import { selectTenants } from '#database/tenants.queries.ts';
import { systemClock } from '#kernel/time/clock.ts';
import { dateIn } from '#kernel/time/time-zone.ts';

/** The nightly checks of money, stock and figures, by their names; they only read, and put into the trail what is wrong. */
const isCheck = /^[a-z-]+\.check-/;

class Undone extends Error {}

/**
 * Runs what each hospital checks every night (payments against invoices, deposits, stock against its movements, figures
 * against what they count) and returns a line for each that found something. Nothing of it is kept.
 */
export async function checkBooks(database: Database): Promise<string[]> {
  const checks = serverAreas.flatMap(({ dailyJobs = [] }) =>
    dailyJobs.filter(({ name }) => isCheck.test(name)),
  );
  const faults: string[] = [];
  for (const { id: tenantId } of await selectTenants(database)) {
    for (const { name, run } of checks) {
      const found: AuditFact[] = [];
      await database
        .inTenant(tenantId, 'write', async (db) => {
          const { timeZone } = await readHospital(db, tenantId);
          const today = dateIn(timeZone, systemClock.now());
          const stay = () => Promise.reject(new Error('A check stays in its hospital.'));
          const aside = { announce() {}, fillings: () => [], inHospital: stay, atOperator: stay };
          const audit = (fact: AuditFact) => void found.push(fact);
          await run({ db, tenantId, clock: systemClock, timeZone, today, audit, ...aside });
          // What a check tells people belongs to the running hospital, not to its copy.
          throw new Undone();
        })
        .catch((error: unknown) => {
          if (!(error instanceof Undone)) throw error;
        });
      faults.push(...found.map(({ newValues }) => `${tenantId}: ${name}: ${JSON.stringify(newValues)}`));
    }
  }
  return faults;
}
