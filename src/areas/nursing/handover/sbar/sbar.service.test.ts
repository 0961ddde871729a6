import { afterAll, expect, test } from 'vitest';
import { aLabOrder, aLabTest } from '#areas/laboratory/laboratory.fixture.ts';
import { aLine, aMedicine, aPrescription } from '#areas/pharmacy/pharmacy.fixture.ts';
import { recordVitalSigns } from '#areas/vitals/signs/vital-signs.contract.ts';
import { aSet } from '#areas/vitals/vitals.fixture.ts';
import { type Caller, openTestSystem } from '#testing/hospital.ts';
import { createNote } from '../../notes/note.contract.ts';
import { aFullWard, anotherNurse, aNote, aShift } from '../../nursing-work.fixture.ts';
import { listTasks } from '../../tasks/task.contract.ts';
import { prepareHandover } from '../handover.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

const minutes = (count: number) => new Date(opened.clock.now().getTime() + count * 60_000).toISOString();

test('a handover says what is overdue, the highest score of the shift, open orders and what follow-ups are about', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { ward, admissions } = await aFullWard(admin, 1);
  const wardId = ward.id;
  const { id: admissionId, patient } = admissions[0]!;
  const patientId = patient.id;
  const nurse = await hospital.as('nurse');
  const shift = await aShift(nurse, { wardId, admissionIds: [admissionId] });
  const medicine = await aMedicine(admin);
  const { lines } = await aPrescription(admin, {
    ...{ patientId, admissionId },
    lines: [aLine(medicine, { frequency: 'STAT', duration: '' })],
  });
  const { id: testId } = await aLabTest(hospital, { name: 'Lactate' });
  await aLabOrder(admin, [testId], { patientId });
  opened.clock.advance(60_000);
  const high = { heartRate: 125, respiratoryRate: 26 };
  await nurse.call(recordVitalSigns, aSet({ patientId, ...high }));
  const highestAt = opened.clock.now().toISOString();
  opened.clock.advance(60_000);
  await nurse.call(recordVitalSigns, aSet({ patientId }));
  const note = { patientId, followUpRequired: true, followUpDate: minutes(30) };
  await nurse.call(createNote, aNote({ ...note, content: 'Turn to the left side' }));
  await nurse.call(createNote, aNote({ ...note, content: 'Told in trust', isConfidential: true }));
  opened.clock.advance(13 * 3_600_000);
  const later = await hospital.as('nurse');
  const other = await anotherNurse(opened, hospital);
  const { rows } = await later.call(prepareHandover, { shiftId: shift.id });
  const { assessment, recommendation } = rows[0]!.sbar!;
  expect(assessment.news2Highest).toEqual({ total: 5, at: highestAt });
  expect(recommendation).toMatchObject({
    tasks: [
      { text: 'Turn to the left side', isOverdue: true },
      { text: null, isOverdue: true },
    ],
    vitalSignsOverdueSince: expect.any(String),
    dosesOverdue: [{ medicationName: expect.stringContaining(lines[0]!.name) }],
    orders: [
      { kind: 'medicine', state: 'new' },
      { kind: 'laboratory', text: 'Lactate', state: 'to_collect' },
    ],
  });
  // The follow-up reads the same in the list of tasks, to its author the confidential one as well.
  const told = async (caller: Caller) =>
    (await caller.call(listTasks, { patientId })).rows.map(({ text }) => text);
  expect(await told(later)).toEqual(['Turn to the left side', 'Told in trust']);
  expect(await told(other.caller)).toEqual(['Turn to the left side', null]);
});
