// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { getPatient, registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import type { Transport } from '#client/transport.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import {
  listOwnEmergencyAccess,
  openEmergencyAccess,
} from '../emergency-access/emergency-access.contract.ts';
import { maxOpeningsPerHour } from '../emergency-access/emergency-access.rules.ts';

const reason = 'Unconscious in the emergency room, allergies needed';

describe('emergency access on the screens', () => {
  const opened = openTestSystem();
  let hospital: Hospital;

  beforeAll(async () => {
    hospital = await opened.aHospital();
  });
  afterAll(() => opened.close());

  async function aRestricted() {
    const admin = await hospital.as('tenant_admin');
    const patient = await admin.call(registerPatient, aPatient({ allergies: 'Iodine' }));
    return admin.call(restrictPatient, { patientId: patient.id, version: 1 });
  }

  async function open(patientId: string, as: 'doctor' | 'nurse') {
    const clinician = await hospital.as(as);
    return clinician.call(openEmergencyAccess, { patientId, category: 'urgent_care', reason });
  }

  test('who opened a record in an emergency reads it and is offered no change', async () => {
    const { id } = await aRestricted();
    await open(id, 'doctor');
    const screen = await renderScreen(hospital, `/dashboard/patients/${id}`, { as: 'doctor' });
    expect(await screen.findByRole('button', { name: 'Print Registration' })).toBeVisible();
    expect((await screen.findAllByText('Iodine'))[0]).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit Patient' })).toBeNull();
  });

  test('a record whose emergency access was ended leaves the screen, however late it answers', async () => {
    const { id } = await aRestricted();
    await open(id, 'doctor');
    const screen = await renderScreen(hospital, `/dashboard/patients/${id}`, {
      as: 'doctor',
      through: recordsAfterAccesses,
    });
    expect((await screen.findAllByText('Iodine'))[0]).toBeVisible();
    await screen.user.click(await screen.findByRole('button', { name: 'End emergency access' }));
    expect(await screen.findByText(/This record is restricted/)).toBeVisible();
    expect(screen.queryByText('Iodine')).toBeNull();
  });

  test('the address of the form says that the record is only read', async () => {
    const { id } = await aRestricted();
    await open(id, 'doctor');
    const screen = await renderScreen(hospital, `/dashboard/patients/${id}/edit`, { as: 'doctor' });
    expect(await screen.findByText(/You opened this record in an emergency, to read it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
  });

  test('a review says that it closes the record, and does', async () => {
    const { id, lastName } = await aRestricted();
    await open(id, 'doctor');
    const screen = await renderScreen(hospital, '/dashboard/emergency-access', { as: 'tenant_admin' });
    await screen.user.click(await screen.findByRole('button', { name: new RegExp(`Review.*${lastName}`) }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review emergency access' }));
    expect(dialog.getByText(/Reviewing it closes the record immediately/)).toBeVisible();
    await screen.user.type(dialog.getByLabelText(/Outcome of the review/), 'Not justified');
    await screen.user.click(dialog.getByRole('button', { name: 'Mark as reviewed' }));
    expect(await screen.findByText('Review saved')).toBeVisible();
    const closed = await renderScreen(hospital, `/dashboard/patients/${id}`, { as: 'doctor' });
    expect(await closed.findByText(/This record is restricted/)).toBeVisible();
  });

  test('a reason without words is told at its field, and the limit whom to ask', async () => {
    const { id } = await aRestricted();
    const screen = await renderScreen(hospital, `/dashboard/patients/${id}`, { as: 'nurse' });
    await screen.user.click(await screen.findByRole('button', { name: 'Open in an emergency' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Open in an emergency' }));
    await screen.user.selectOptions(dialog.getByLabelText(/What is the emergency/), 'urgent_care');
    await screen.user.type(dialog.getByLabelText(/Reason/), 'aaaaaaaaaaaaaaaa');
    await screen.user.click(dialog.getByRole('button', { name: 'Open record' }));
    expect(await dialog.findByText('Use at least 3 different words.')).toBeVisible();
    for (let made = 0; made < maxOpeningsPerHour; made += 1) await open((await aRestricted()).id, 'nurse');
    await screen.user.clear(dialog.getByLabelText(/Reason/));
    await screen.user.type(dialog.getByLabelText(/Reason/), reason);
    await screen.user.click(dialog.getByRole('button', { name: 'Open record' }));
    expect(await dialog.findByText(/which is the maximum/)).toBeVisible();
  });
});

/** Answers for a record only once the page has heard, and drawn, what its person has open in an emergency. */
function recordsAfterAccesses(transport: Transport): Transport {
  const asked = new Set<Promise<unknown>>();
  return {
    ...transport,
    async send(id, input, options) {
      const answer = transport.send(id, input, options);
      if (id === listOwnEmergencyAccess.id) {
        asked.add(answer);
        void answer.finally(() => asked.delete(answer)).catch(() => {});
      }
      if (id !== getPatient.id) return answer;
      await answer.catch(() => {});
      await drawn();
      await Promise.allSettled([...asked]);
      await drawn();
      return answer;
    },
  };
}

async function drawn(): Promise<void> {
  for (let task = 0; task < 20; task += 1) await new Promise((resolve) => setTimeout(resolve));
}
