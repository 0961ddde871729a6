import { countOpenDoses } from '#areas/doses/doses.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { countOpenTasks } from './open-work.queries.ts';

/** What is open for patients when a shift ends, and must be done or handed over before. */
export interface OpenWork {
  tasks: number;
  doses: number;
}

/** How a subject or another area says what of its work is open for the patients of a shift. */
export type OpenAtShiftEnd = (
  context: Pick<CallContext, 'db' | 'tenantId' | 'clock'>,
  admissionIds: readonly string[],
) => Promise<Partial<OpenWork>>;

const openTasks: OpenAtShiftEnd = async ({ db, tenantId }, admissionIds) => ({
  tasks: await countOpenTasks(db, tenantId, admissionIds),
});

const openDoses: OpenAtShiftEnd = async ({ db, tenantId, clock }, admissionIds) => ({
  doses: await countOpenDoses(db, tenantId, { admissionIds, now: clock.now().toISOString() }),
});

const sources: readonly OpenAtShiftEnd[] = [openTasks, openDoses];

/** All that is open for these patients. */
export async function openAtShiftEnd(
  context: Parameters<OpenAtShiftEnd>[0],
  admissionIds: readonly string[],
): Promise<OpenWork> {
  const total: OpenWork = { tasks: 0, doses: 0 };
  if (admissionIds.length === 0) return total;
  for (const source of sources) {
    const { tasks = 0, doses = 0 } = await source(context, admissionIds);
    total.tasks += tasks;
    total.doses += doses;
  }
  return total;
}
