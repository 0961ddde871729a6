import type { HealthChecks } from './health.contract.ts';

type Status = HealthChecks['database']['status'];

/** A session used within this time counts as a person at work. */
export const activeMinutes = 15;

const database = { healthy: 100, warning: 500, degraded: 2000 };
const sealerSeconds = { healthy: 5, warning: 60, degraded: 600 };

function grade(value: number, limits: typeof database): Status {
  if (value <= limits.healthy) return 'healthy';
  if (value <= limits.warning) return 'warning';
  return value <= limits.degraded ? 'degraded' : 'error';
}

/** How a database is that answered a query in so many milliseconds. */
export function databaseStatus(responseMs: number): Status {
  return grade(responseMs, database);
}

/** How the sealer is whose oldest waiting entry is so many seconds old; new entries are sealed within a second. */
export function sealerStatus(entries: number, lagSeconds: number): Status {
  return entries === 0 ? 'idle' : grade(lagSeconds, sealerSeconds);
}

/** How the client log is: idle while nothing ever came, a warning while pages have failed lately. */
export function clientLoggerStatus(isEmpty: boolean, errorsLastHour: number): Status {
  if (isEmpty) return 'idle';
  return errorsLastHour > 0 ? 'warning' : 'healthy';
}

/** How the ledger is: idle until it was compared once. */
export function ledgerStatus({ lastDay, disagrees }: { lastDay: string | null; disagrees: boolean }): Status {
  if (lastDay === null) return 'idle';
  return disagrees ? 'error' : 'healthy';
}

/** How the live events are: without the listener, screens hear of changes through other processes too late. */
export function liveEventsStatus(isListening: boolean, pages: number): Status {
  if (!isListening) return 'degraded';
  return pages === 0 ? 'idle' : 'healthy';
}

/** Figures of a machine that is not there, for the demo alone; each lies in the specification's range. */
export function simulatedFigures(random: () => number) {
  const between = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  return {
    users: between(5, 14),
    load: between(20, 49),
    connections: between(8, 12),
    responseTime: between(100, 149),
  };
}
