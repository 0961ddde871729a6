import { hash, timingSafeEqual } from 'node:crypto';
import { renewOperatorLink } from '#areas/people/people.public.ts';
import type { Database } from '#database/database.ts';
import type { FirstRun } from '#server/host-services.ts';
import { isWithoutTenants, selectPlatformId } from '#database/tenants.queries.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { newSecret } from '#kernel/secret.ts';
import type { Clock } from '#kernel/time/clock.ts';

const hourMs = 3_600_000;

/** The secret of the link that a server without accounts prints, kept in this process alone. */
export class PrintedLink implements FirstRun {
  readonly secret = newSecret();
  readonly #clock: Clock;
  readonly #until: number;
  #isUsed = false;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#until = clock.now().getTime() + timeLimits.firstRunHours * hourMs;
  }

  isOpen(secret: string): boolean {
    const isRight = timingSafeEqual(digest(secret), digest(this.secret));
    return isRight && !this.#isUsed && this.#clock.now().getTime() < this.#until;
  }

  close(): void {
    this.#isUsed = true;
  }
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}

/**
 * The way to the first account of a server, as the path of a page: the set-up where there is no account at all, the
 * operator's password where that was never set. Undefined for every other server.
 */
export async function firstRunPath(
  database: Database,
  clock: Clock,
  printed: PrintedLink,
): Promise<string | undefined> {
  if (await isWithoutTenants(database)) return `/setup#${printed.secret}`;
  const platformId = await database.onPlatform(selectPlatformId);
  if (platformId === undefined) return undefined;
  const link = await database.inTenant(platformId, 'write', (db) =>
    renewOperatorLink(db, platformId, clock.now()),
  );
  return link && `/invitation#${link.token}`;
}
