import * as emergency from '#areas/emergency-access/emergency-access/emergency-access.contract.ts';
import { maxOpeningsPerHour } from '#areas/emergency-access/emergency-access/emergency-access.rules.ts';
import { getPatient, registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { systemRolesOf } from '#areas/people/roles/system-roles.seed.ts';
import { inputWith, kindOf, ownIdFields } from '#testing/inputs/operation-input.ts';
import type { KnownIds } from '#testing/records/area-fixture.ts';
import { defineAttack } from '../../attack.ts';
import { aNewcomer } from '../../newcomers.ts';

const reason = 'Unconscious in the emergency room, allergies needed';
const wordless = [
  'aaaaaaaaaaaaaaaa',
  'aaaa bbbbb cccccc',
  'qwerty asdfgh zxcvbn',
  'emergency emergency emergency',
  '................',
  'a b c d e f g h i j',
  '1234567890 12345 99',
  ' \u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b ',
  'urgent',
];
const openingsAtOnce = maxOpeningsPerHour + 5;

export const attack = defineAttack({
  name: 'emergency-access',
  tries: 'writing under an emergency access, reviewing while it runs, many at once, reasons without words',
  expects: 'An emergency access reads one record for a reason, a few times an hour, until it is reviewed.',
  async run(target, attempts) {
    const { operations, callOf, own, send, ask } = target;
    const admin = await own.as('tenant_admin');
    const { permissions } = systemRolesOf(false).find(({ code }) => code === 'doctor')!;
    const aRestricted = async () => {
      const lastName = `${own.mark} ${crypto.randomUUID()}`;
      const patient = { firstName: 'Amina', lastName, dateOfBirth: '1990-05-17', gender: 'female' as const };
      const { id } = await ask(registerPatient, patient, admin);
      await ask(restrictPatient, { patientId: id, version: 1 }, admin);
      return id;
    };
    const wish = (patientId: string, why = reason) =>
      ({ patientId, category: 'danger_to_life', reason: why }) as const;
    const patientId = await aRestricted();
    const doctor = await aNewcomer(target, own, [...permissions, 'admin.audit']);

    for (const why of wordless) {
      const { status } = await send(emergency.openEmergencyAccess.id, wish(patientId, why), doctor.token);
      attempts.note(`'${why}' as a reason`, status !== 400 && `answered ${status}`);
    }

    // Whoever reads records alone gains no write at all; a doctor none that is refused without the access.
    const reader = await aNewcomer(target, own, ['emr.read']);
    const outsider = await aNewcomer(target, own, permissions);
    const access = await ask(emergency.openEmergencyAccess, wish(patientId), doctor.token);
    await ask(emergency.openEmergencyAccess, wish(patientId), reader.token);
    for (const { token } of [doctor, reader]) await ask(getPatient, { patientId }, token);
    const writes = operations.filter(
      (one) => one.kind === 'write' && callOf(one).emergencyWrite === undefined && one.access !== 'public',
    );
    for (const operation of writes) {
      if (operation.id === emergency.openEmergencyAccess.id) continue;
      const path = ownIdFields(operation).find((field) => kindOf(operation, field) === 'patient');
      if (!path) continue;
      // The version is the one that the record has, so that nothing but the right is missing.
      const shape = inputWith(operation, own.ids as KnownIds, { path, value: patientId });
      const input = 'version' in shape ? { ...shape, version: 2 } : shape;
      if (![callOf(operation).access].flat().includes('emr.read')) {
        const { status } = await send(operation.id, input, reader.token);
        attempts.note(`${operation.id} as a reader`, status !== 403 && `answered ${status}`);
      }
      const without = await send(operation.id, input, outsider.token);
      if (without.status < 400) continue;
      const { status } = await send(operation.id, input, doctor.token);
      attempts.note(
        `${operation.id} as a doctor`,
        status !== without.status && `answered ${status}, not ${without.status}`,
      );
    }
    const { version } = await ask(getPatient, { patientId }, admin);
    attempts.note('the record after all of it', version !== 2 && `it has version ${version}`);

    const review = { accessId: access.id, version: access.version, note: 'Seems right' };
    const ofOwn = await send(emergency.reviewEmergencyAccess.id, review, doctor.token);
    attempts.note('a review of an own access', ofOwn.status < 400 && `answered ${ofOwn.status}`);
    const reviewed = await ask(emergency.reviewEmergencyAccess, review, admin);
    attempts.note('a review while it runs', reviewed.secondsLeft > 0 && 'it goes on');
    const after = await send(getPatient.id, { patientId }, doctor.token);
    attempts.note('the record after the review', after.status < 400 && 'it is open');
    const again = { ...review, version: reviewed.version, note: 'Seems wrong' };
    const { status } = await send(emergency.reviewEmergencyAccess.id, again, admin);
    attempts.note('another review', status < 400 && 'it took the place of the first');

    const greedy = await aNewcomer(target, own, permissions);
    const records = await Promise.all(Array.from({ length: openingsAtOnce }, aRestricted));
    const openings = await Promise.all(
      records.map((id) => send(emergency.openEmergencyAccess.id, wish(id), greedy.token)),
    );
    const opened = openings.filter((one) => one.status === 200).length;
    attempts.note(
      `${openingsAtOnce} openings at once`,
      opened !== maxOpeningsPerHour && `${opened} were opened`,
    );
    const later = await send(emergency.openEmergencyAccess.id, wish(patientId), greedy.token);
    attempts.note('one more', later.status < 400 && 'it was opened');
  },
});
