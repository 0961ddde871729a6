import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findGrants, findPeopleWith, toldFirst } from '#areas/people/people.public.ts';
import type { JobContext } from '#server/jobs/job.ts';
import { can } from '#kernel/access/actor.ts';
import { vitalsReaders } from '../signs/vital-signs.contract.ts';
import { notice } from '../vitals.notices.ts';
import { deteriorationAnswerers } from './deterioration.contract.ts';
import type { StayPeopleRow } from './deterioration.queries.ts';

/** Who may tell: a call's context as well as a job's. */
type TellingContext = Pick<JobContext, 'db' | 'tenantId' | 'clock' | 'announce'>;

type Grants = Awaited<ReturnType<typeof findGrants>>;

export interface ToldScore {
  patientId: string;
  stay: StayPeopleRow;
  total: number;
  /** After how many minutes without an answer it is told; left out when it was just recorded. */
  minutes?: number;
}

/** Tells each of these people as much as they may see. */
async function tell(context: TellingContext, told: Grants, score: ToldScore): Promise<void> {
  const { patientId, stay, total, minutes } = score;
  const facts = { total, place: [stay.ward_name, stay.bed_number].filter(Boolean).join(' ') };
  const name = `${stay.first_name} ${stay.last_name}`.trim();
  const known = { ...facts, patient: name, patientNumber: stay.patient_number };
  const those = (isWhole: boolean) =>
    [...told].filter(([, held]) => seesAll(held, stay) === isWhole).map(([id]) => id);
  await notifyAll(context, those(true), {
    notice:
      minutes === undefined
        ? notice('deteriorated', known)
        : notice('deteriorationPassedOn', { ...known, minutes }),
    link: `/dashboard/patients/${patientId}/vital-signs`,
  });
  await notifyAll(context, those(false), {
    notice:
      minutes === undefined
        ? notice('deterioratedClosed', facts)
        : notice('deteriorationPassedOnClosed', { ...facts, minutes }),
    link: null,
  });
}

function seesAll(held: Parameters<typeof can>[0], stay: StayPeopleRow): boolean {
  return (
    can(held, 'patients.read') &&
    can(held, vitalsReaders) &&
    (!stay.is_restricted || can(held, 'emr.sensitive'))
  );
}

/** Tells the doctor of the stay, the nurse who is responsible and who runs the wards; never whoever recorded it. */
export async function tellNearest(
  context: TellingContext,
  score: ToldScore,
  recordedBy: string,
): Promise<void> {
  const { db, tenantId } = context;
  const { doctor_user_id: doctor, nurse_id: nurse } = score.stay;
  const near = [doctor, nurse].filter((id) => id !== null);
  const running = await findPeopleWith(db, tenantId, 'shifts.manage');
  const all = await grantsOf(context, [...near, ...running], recordedBy);
  await tell(context, toldFirst(all, near), score);
}

/** Tells everybody else who may answer; returns how many. */
export async function tellFurther(
  context: TellingContext,
  score: ToldScore,
  recordedBy: string,
): Promise<number> {
  const { db, tenantId } = context;
  const found = await Promise.all(
    deteriorationAnswerers.map((permission) => findPeopleWith(db, tenantId, permission)),
  );
  const told = toldFirst(await grantsOf(context, found.flat(), recordedBy));
  await tell(context, told, score);
  return told.size;
}

async function grantsOf(
  { db, tenantId }: TellingContext,
  ids: readonly string[],
  except: string,
): Promise<Grants> {
  const grants = await findGrants(db, tenantId, [...new Set(ids)]);
  return new Map([...grants].filter(([id]) => id !== except));
}
