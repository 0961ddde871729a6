import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { clearSession, currentSession } from '#client/session.ts';
import { CallError, installTransport } from '#client/transport.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { openDirectTransport } from '#testing/screens/direct-transport.ts';
import { checkSession, loadSession } from './session.hooks.ts';

const opened = openTestSystem();
afterAll(() => opened.close());
afterEach(clearSession);

test('a page whose browser now belongs to somebody else shows that its own session is over', async () => {
  const hospital = await opened.aHospital();
  const doctor = openDirectTransport(hospital, (await hospital.as('doctor')).token);
  const nurse = openDirectTransport(hospital, (await hospital.as('nurse')).token);
  installTransport(doctor);
  await loadSession();
  await checkSession();
  expect(currentSession()).toMatchObject({ status: 'signed-in', hasEnded: false });
  // The cookie is the same for all tabs: another of them signed the nurse in.
  installTransport(nurse);
  await checkSession();
  expect(currentSession()).toMatchObject({ hasEnded: true, person: { user: { roles: ['Doctor'] } } });
  doctor.close();
  nurse.close();
});

test('a page whose server was slow once finds out who is signed in without a press of a button', async () => {
  const hospital = await opened.aHospital();
  const doctor = openDirectTransport(hospital, (await hospital.as('doctor')).token);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  installTransport({ ...doctor, send: () => Promise.reject(new CallError('TIMED_OUT', { isWrite: false })) });
  await loadSession();
  expect(currentSession()).toMatchObject({ status: 'failed', error: { code: 'TIMED_OUT' } });
  installTransport(doctor);
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  await expect.poll(() => currentSession()).toMatchObject({ status: 'signed-in' });
  doctor.close();
});
