import { afterAll, expect, test } from 'vitest';
import { getAppointment } from '#areas/appointments/appointments/appointment.contract.ts';
import { openEmergencyAccess } from '#areas/emergency-access/emergency-access/emergency-access.contract.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { aContent, aDraft } from '../../consultations.fixture.ts';
import * as contract from '../consultation.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('the note for the follow-up of a sensitive one stays with it', async () => {
  const hospital = await opened.aHospital();
  const [doctor, nurse] = [await hospital.as('doctor'), await hospital.as('nurse')];
  const { id: consultationId, patient } = await aDraft(doctor);
  const mark = { consultationId, version: 1, isSensitive: true };
  const { version } = await doctor.call(contract.markConsultationSensitive, mark);
  const followUp = { followUpDate: '2031-09-11', followUpTime: '08:00', followUpNote: 'Bring the result' };
  const content = { consultationId, version, ...aContent(followUp) };
  const signed = await doctor.call(contract.signConsultation, content);
  expect(signed.note).toMatchObject({ followUpNote: 'Bring the result' });
  const appointmentId = signed.followUpAppointmentId!;
  expect(await doctor.call(getAppointment, { appointmentId })).toMatchObject({
    ...{ title: 'Follow-up', notes: null },
  });
  // Its record is open, the consultation is not: an emergency opens that and what came of it.
  const hidden = { title: null, notes: null };
  expect(await nurse.call(getAppointment, { appointmentId })).toMatchObject(hidden);
  const reason = 'Brought in unconscious, nobody else is here';
  const opening = { patientId: patient.id, category: 'danger_to_life' as const, reason };
  await nurse.call(openEmergencyAccess, opening);
  expect(await nurse.call(getAppointment, { appointmentId })).toMatchObject({ title: 'Follow-up' });
  expect(await nurse.call(contract.getConsultation, { consultationId })).toMatchObject({ isClosed: false });
});
