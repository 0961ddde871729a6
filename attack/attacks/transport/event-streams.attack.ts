import { setInterval } from 'node:timers/promises';
import { openEmergencyAccess } from '#areas/emergency-access/emergency-access/emergency-access.contract.ts';
import { registerPatient, updatePatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { getUser, updateUser } from '#areas/people/users/user.contract.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { EventStream } from '#testing/http-session.ts';
import { defineAttack } from '../../attack.ts';
import { aNewcomer, enter, type Newcomer } from '../../newcomers.ts';
import { sendRaw } from '../../raw-request.ts';

const patienceMs = 20_000;

/** True once something holds; false when it never does. */
async function comesTrue(holds: () => boolean): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMs);
  for await (const _ of setInterval(5)) {
    if (holds()) return true;
    if (signal.aborted) break;
  }
  return false;
}

export const attack = defineAttack({
  name: 'event-streams',
  tries: 'hearing of emergencies, restricted records and other people, and opening stream after stream',
  expects: 'A stream tells a person what they may read, ends with their rights, and there are only so many.',
  async run(target, attempts) {
    const { url, own, send, ask } = target;
    const admin = await own.as('tenant_admin');
    const clerk = await aNewcomer(target, own, ['patients.read']);
    const doctor = await aNewcomer(target, own, ['patients.read', 'emr.read']);
    const open = ({ token }: { token: string }) => EventStream.open(url, token);
    const [clerks, doctors, admins] = [await open(clerk), await open(doctor), await open({ token: admin })];

    const aPatient = async () => {
      const lastName = `${own.mark} ${crypto.randomUUID()}`;
      const patient = { firstName: 'Amina', lastName, dateOfBirth: '1990-05-17', gender: 'female' as const };
      return (await ask(registerPatient, patient, admin)).id;
    };
    const patientId = await aPatient();
    await ask(restrictPatient, { patientId, version: 1 }, admin);
    const reason = 'Unconscious in the emergency room, allergies needed';
    await ask(openEmergencyAccess, { patientId, category: 'danger_to_life', reason }, doctor.token);
    await ask(updatePatient, { patientId, version: 2, address: own.mark }, admin);
    // Announcements come in order: with this one everything before it was told, or never will be.
    const another = await aPatient();
    await ask(updatePatient, { patientId: another, version: 1, address: own.mark }, admin);
    const last = `patients/${another}`;
    for (const stream of [clerks, doctors, admins]) {
      if (!(await comesTrue(() => stream.topics.includes(last)))) throw new Error(`${last} was not told.`);
    }
    const changed = `patients/${patientId}`;
    for (const topic of ['emergency-access', changed]) {
      if (!admins.topics.includes(topic)) throw new Error(`An administrator does not hear ${topic}.`);
    }
    const isForeign = (topic: string) =>
      /^(?:emergency-access|notifications|sessions\/|users|roles)/.test(topic) &&
      !topic.endsWith(clerk.userId);
    const foreign = clerks.topics.filter(isForeign);
    attempts.note('a clerk’s stream', foreign.length > 0 && foreign.join(', '));
    const later = clerks.topics.filter((topic) => topic === changed);
    attempts.note('a restricted record that changes', later.length > 0 && 'the clerk hears of it');
    const others = doctors.topics.filter(
      (topic) => topic.startsWith('notifications/') && !topic.endsWith(doctor.userId),
    );
    attempts.note('notices of others', others.length > 0 && others.join(', '));

    const { status } = await sendRaw(url, { method: 'GET', path: '/api/events' });
    attempts.note('a stream for nobody', status !== 401 && `answered ${status}`);

    await capsHold(clerk, sizeLimits.sessionStreams + 4, sizeLimits.sessionStreams, [clerk.token]);
    const person = await aNewcomer(target, own);
    const sessions = Math.ceil(sizeLimits.personStreams / sizeLimits.sessionStreams) + 1;
    const tokens = [person.token];
    while (tokens.length < sessions) tokens.push((await enter(url, own.slug, person)).token!);
    await capsHold(person, sessions * sizeLimits.sessionStreams, sizeLimits.personStreams, tokens);

    const { version } = await ask(getUser, { userId: doctor.userId }, admin);
    await ask(updateUser, { userId: doctor.userId, version, status: 'inactive' }, admin);
    let hasEnded = false;
    void doctors.ended.finally(() => (hasEnded = true)).catch(() => {});
    attempts.note('staying after a dismissal', !(await comesTrue(() => hasEnded)) && 'the stream goes on');
    const after = await send('patients.list', {}, doctor.token);
    attempts.note('asking after a dismissal', after.status < 400 && `answered ${after.status}`);
    for (const stream of [clerks, admins]) stream.close();

    /** Opens so many streams, spread over sessions, and counts those that are left. */
    async function capsHold({ userId }: Newcomer, wanted: number, most: number, of: readonly string[]) {
      const streams: EventStream[] = [];
      for (let place = 0; place < wanted; place += 1) {
        const session = of[Math.floor(place / sizeLimits.sessionStreams) % of.length]!;
        streams.push(await EventStream.open(url, session));
      }
      const left = () => streams.filter(({ events }) => !events.includes('crowded')).length;
      const isHeld = await comesTrue(() => left() <= most);
      attempts.note(`${wanted} streams of ${userId}`, !isHeld && `${left()} are open`);
      for (const stream of streams) stream.close();
    }
  },
});
