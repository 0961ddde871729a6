import { afterAll, expect, test } from 'vitest';
import { anInpatient } from '#areas/vitals/vitals.fixture.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { aNote, anotherNurse } from '../../nursing-work.fixture.ts';
import { createNote, recordNotePrint } from '../note.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('a confidential note is printed by its author, and by nobody who may not read it', async () => {
  const hospital = await opened.aHospital();
  const nurse = await hospital.as('nurse');
  const { patientId } = await anInpatient(await hospital.as('tenant_admin'));
  const { id: noteId } = await nurse.call(createNote, aNote({ patientId, isConfidential: true }));
  const print = { noteId, output: 'print' as const };
  await nurse.call(recordNotePrint, print);
  const { caller: other } = await anotherNurse(opened, hospital);
  await expect(other.call(recordNotePrint, print)).rejects.toMatchObject({ code: 'NOTE_CONFIDENTIAL' });
});
