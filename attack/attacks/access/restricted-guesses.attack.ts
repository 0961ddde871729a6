import { patientsToSend } from '#areas/imports/imports.fixture.ts';
import { importList } from '#areas/imports/runs/import.contract.ts';
import { listPatients, registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { defineAttack } from '../../attack.ts';
import { aRestrictedPatient } from '../../restricted-patient.ts';

const daysOfYear = Array.from({ length: 365 }, (_, place) => plusDays('1961-01-01', place));

export const attack = defineAttack({
  name: 'restricted-guesses',
  tries:
    'each birth date of a year in one import, in registrations, and searches by what a closed record says',
  expects: 'A guess about a closed record is answered alike, right or wrong.',
  async run(target, attempts) {
    const { own, send, ask } = target;
    const patient = await aRestrictedPatient(target, own);
    const { firstName, lastName, dateOfBirth, digits, secret, ids } = patient;
    const clerk = await own.as('receptionist');
    const person = { firstName, lastName, gender: 'female' as const };

    const externalIds: Record<string, (place: number) => object> = {
      'without ids': () => ({}),
      'with ids': (place) => ({ externalId: `${secret}-${place}` }),
    };
    for (const [what, more] of Object.entries(externalIds)) {
      const rows = daysOfYear.map((day, place) => ({
        line: place + 2,
        ...more(place),
        fields: { ...person, dateOfBirth: day },
      }));
      const { added, present, refused } = await ask(importList, patientsToSend(rows), clerk);
      const answers = new Set(refused.map(({ fields }) => JSON.stringify(fields)));
      const isAlike = refused.length === rows.length && answers.size === 1;
      const told = `${added} added, ${present} present, ${refused.length} refused in ${answers.size} ways`;
      attempts.note(`365 birth dates in one import, ${what}`, !isAlike && told);
    }

    const march = daysOfYear.filter((day) => day.startsWith('1961-03'));
    const registrations = await Promise.all(
      march.map((day) => send(registerPatient.id, { ...person, dateOfBirth: day }, clerk)),
    );
    const answers = new Set(registrations.map(({ status, text }) => `${status} ${text}`));
    attempts.note('31 registrations', answers.size !== 1 && `${answers.size} different answers`);
    attempts.note('what they tell', [...answers].join('').includes(dateOfBirth) && 'the birth date');
    const byPhone = {
      ...person,
      firstName: 'Other',
      lastName: `P${crypto.randomUUID()}`,
      phone: `+880 ${digits}`,
    };
    const other = await send(registerPatient.id, { ...byPhone, dateOfBirth }, clerk);
    attempts.note(
      'phone and birth date under another name',
      other.status !== 200 && other.text.slice(0, 200),
    );

    const isFound = async (search: string, token: string) =>
      (await ask(listPatients, { search }, token)).rows.some(({ id }) => id === ids.patient);
    if (!(await isFound(lastName, clerk))) throw new Error('A clerk does not find the patient by name.');
    for (const search of [digits, digits.slice(0, 6), `${lastName} ${digits}`, dateOfBirth, secret]) {
      attempts.note(`a search for ${search}`, (await isFound(search, clerk)) && 'it found the patient');
    }
  },
});
