import { findGrants } from '#areas/people/people.public.ts';
import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findSensitiveAuthor } from '#database/closed-records/made-from.ts';
import type { JobContext } from '#server/jobs/job.ts';
import { can } from '#kernel/access/actor.ts';
import type { Notice } from '#kernel/notice.ts';
import { notice } from '../laboratory.notices.ts';
import { withUnit } from '../ranges/unit-text.ts';

/** Critical results of one order, as people are told of them. */
export interface CriticalResults {
  order: { id: string; number: string };
  patient: { id: string; number: string; name: string; isRestricted: boolean };
  results: readonly { test: string; result: string; unit: string | null }[];
}

type Grants = Parameters<typeof can>[0];

/** Who may tell: a call's context as well as a job's. */
export type TellingContext = Pick<JobContext, 'db' | 'tenantId' | 'clock' | 'announce'>;

interface Message {
  /** For who may see the patient and the value. */
  whole: Notice;
  /** For everybody else. */
  closed: Notice;
}

/** What is said when a critical result was entered. */
export function enteredMessage(critical: CriticalResults): Message {
  return {
    whole: notice('criticalToSee', factsOf(critical)),
    closed: notice('criticalClosed', { order: critical.order.number }),
  };
}

/** What is said when nobody has acknowledged it in the time that the hospital sets. */
export function escalatedMessage(critical: CriticalResults, minutes: number): Message {
  return {
    whole: notice('escalatedToSee', { ...factsOf(critical), minutes }),
    closed: notice('escalatedClosed', { order: critical.order.number, minutes }),
  };
}

function factsOf({ order, patient, results }: CriticalResults) {
  return {
    order: order.number,
    patient: patient.name,
    patientNumber: patient.number,
    results: results.map(({ test, result, unit }) => `${test} ${withUnit(result, unit)}`).join(', '),
  };
}

/** Tells each of these people as much as they may see, with a link to a page that they may open. */
export async function tellOfCritical(
  context: TellingContext,
  userIds: readonly string[],
  critical: CriticalResults,
  message: Message,
): Promise<void> {
  const grants = await findGrants(context.db, context.tenantId, userIds);
  const author = await findSensitiveAuthor(context.db, context.tenantId, { labOrderId: critical.order.id });
  const told = [...grants].map(([userId, held]) => ({
    userId,
    isWhole: seesAll(held, critical, author === undefined || author === userId),
    link: linkFor(held, critical),
  }));
  for (const { isWhole, link } of distinct(told)) {
    const same = told.filter((one) => one.isWhole === isWhole && one.link === link);
    await notifyAll(
      context,
      same.map(({ userId }) => userId),
      { notice: isWhole ? message.whole : message.closed, link },
    );
  }
}

function seesAll(held: Grants, { patient }: CriticalResults, isForEverybody: boolean): boolean {
  const isOpen = (isForEverybody && !patient.isRestricted) || can(held, 'emr.sensitive');
  return isOpen && can(held, 'patients.read') && can(held, ['lab.read', 'emr.read']);
}

function linkFor(held: Grants, { order, patient }: CriticalResults): string | null {
  if (can(held, 'lab.read')) return `/dashboard/laboratory?orderId=${order.id}`;
  return can(held, 'patients.read') ? `/dashboard/patients/${patient.id}` : null;
}

function distinct<T extends { isWhole: boolean; link: string | null }>(told: readonly T[]): T[] {
  return [...new Map(told.map((one) => [`${one.isWhole} ${one.link}`, one])).values()];
}
