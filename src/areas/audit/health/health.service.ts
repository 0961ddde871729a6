import type { CallContext } from '#server/call-context.ts';
import type { FirstStepContext } from '#server/points/first-steps.ts';
import { dateIn, dayBounds } from '#kernel/time/time-zone.ts';
import { type ChainState, selectChainState } from '../verification/verification.queries.ts';
import type { Health, HealthChecks } from './health.contract.ts';
import {
  askDatabase,
  countActivity,
  countClientErrors,
  countPlatformActivity,
  selectLedgerState,
} from './health.queries.ts';
import {
  activeMinutes,
  clientLoggerStatus,
  databaseStatus,
  ledgerStatus,
  liveEventsStatus,
  sealerStatus,
  simulatedFigures,
} from './health.rules.ts';

/** One check after another, so that each is measured by itself. */
export async function readHealth(context: CallContext): Promise<Health> {
  const { db, tenantId, services } = context;
  const isSimulated = services.host === 'demo';
  const simulated = simulatedFigures(Math.random);
  const asked = await measured(context, () => askDatabase(db));
  const chain = await measured(context, () => selectChainState(db, tenantId));
  const errors = await measured(context, () => countClientErrors(db, tenantId, ago(context, 60)));
  const ledger = await measured(context, () =>
    selectLedgerState(db, tenantId, (day) => dayBounds(context.actor.timeZone, day).start),
  );
  const live = await measured(context, async () => services.health.liveEvents(tenantId));
  const responseTime = isSimulated ? simulated.responseTime : asked.facts.responseTime;
  const { scope, figures } = await readFigures(context, chain.value);
  return {
    scope,
    figures,
    checks: {
      database: {
        ...asked.facts,
        responseTime,
        status: isSimulated ? 'simulated' : databaseStatus(responseTime),
      },
      auditTrail: { ...chain.facts, ...sealerFacts(context, chain.value) },
      clientLogger: {
        ...errors.facts,
        status: clientLoggerStatus(errors.value.isEmpty, errors.value.errors),
        errorsLastHour: errors.value.errors,
      },
      ledger: { ...ledger.facts, status: ledgerStatus(ledger.value), lastDay: ledger.value.lastDay },
      liveEvents: {
        ...live.facts,
        status: isSimulated ? 'simulated' : liveEventsStatus(live.value.isListening, live.value.pages),
        pages: isSimulated ? simulated.connections : live.value.pages,
      },
    },
    live: {
      isSimulated,
      ...(isSimulated
        ? simulated
        : {
            users: figures.activeUsers,
            load: services.health.loadPercent(),
            connections: live.value.pages,
            responseTime,
          }),
    },
  };
}

async function readFigures(
  context: CallContext,
  chain: ChainState,
): Promise<Pick<Health, 'scope' | 'figures'>> {
  const { db, tenantId, actor, clock } = context;
  const now = clock.now();
  const today = dayBounds(actor.timeZone, dateIn(actor.timeZone, now)).start;
  const since = { today, active: ago(context, activeMinutes), now: now.toISOString() };
  // Its answer is empty for a hospital; asking the permission first saves hospitals the question.
  const platform = actor.permissions.has('super_admin') ? await countPlatformActivity(db, since) : undefined;
  if (platform) {
    return {
      scope: 'platform',
      figures: {
        totalEvents: platform.total_events,
        today: platform.today_events,
        activeUsers: platform.active_users,
        activeTenants: platform.active_tenants,
      },
    };
  }
  const own = await countActivity(db, tenantId, since);
  const totalEvents = chain.position + chain.unsealed;
  return { scope: 'hospital', figures: { totalEvents, ...own, activeTenants: null } };
}

function sealerFacts({ clock }: CallContext, chain: ChainState) {
  const { position, unsealed, waitingSince } = chain;
  const waitedMs = waitingSince === null ? 0 : clock.now().getTime() - Date.parse(waitingSince);
  const lagSeconds = Math.max(0, Math.round(waitedMs / 1000));
  return { status: sealerStatus(position + unsealed, lagSeconds), unsealed, lagSeconds };
}

interface Measured<T> {
  value: T;
  facts: Pick<HealthChecks['database'], 'responseTime' | 'lastCheck'>;
}

async function measured<T>({ clock }: CallContext, work: () => Promise<T>): Promise<Measured<T>> {
  const start = performance.now();
  const value = await work();
  const responseTime = Math.round(performance.now() - start);
  return { value, facts: { responseTime, lastCheck: clock.now().toISOString() } };
}

function ago({ clock }: CallContext, minutes: number): string {
  return new Date(clock.now().getTime() - minutes * 60_000).toISOString();
}

/** Whether the database of this host was ever backed up; null where the host cannot tell. */
export async function hasBackUp({ services }: FirstStepContext): Promise<boolean | null> {
  const backUp = (await services.health.state())?.backUp ?? null;
  return backUp === null ? null : backUp !== 'none';
}
