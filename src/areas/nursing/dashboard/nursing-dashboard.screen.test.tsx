// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aWardWithBeds } from '#areas/inpatient/inpatient.fixture.ts';
import { recordVitalSigns } from '#areas/vitals/signs/vital-signs.contract.ts';
import { anInpatient, aSet } from '#areas/vitals/vitals.fixture.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';

const opened = openTestSystem();
afterAll(() => opened.close());

const hourMs = 3_600_000;

test('patients stand in the order of who needs to be seen, with score, trend, due time and precautions', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { ward, beds } = await aWardWithBeds(admin, { beds: 3 });
  const ago = (hours: number) => new Date(opened.clock.now().getTime() - hours * hourMs).toISOString();
  const stay = { admittedAt: ago(48) };
  const calm = await anInpatient(admin, { ...stay, bedId: beds[0]!.id });
  const worse = await anInpatient(admin, { ...stay, bedId: beds[1]!.id, precautions: ['fall_risk'] });
  const newcomer = await anInpatient(admin, { ...stay, bedId: beds[2]!.id });
  const nurse = await hospital.as('nurse');
  await nurse.call(recordVitalSigns, aSet({ patientId: calm.patientId, recordedAt: ago(1) }));
  const { patientId } = worse;
  await nurse.call(recordVitalSigns, aSet({ patientId, recordedAt: ago(5) }));
  const high = { heartRate: 115, respiratoryRate: 26, recordedAt: ago(3) };
  await nurse.call(recordVitalSigns, aSet({ patientId, ...high }));
  const page = await renderScreen(hospital, `/dashboard/nursing?wardId=${ward.id}`, { as: 'nurse' });
  const cards = await page.findAllByRole('article');
  const names = [newcomer, worse, calm].map(
    ({ admission: { patient } }) => `${patient.firstName} ${patient.lastName}`,
  );
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(names);
  expect(cards[0]).toHaveTextContent('No set yet');
  expect(cards[1]).toHaveTextContent(/Overdue since .*Fall risk/);
  expect(page.getByLabelText('NEWS2 5, rising')).toBeVisible();
  expect(cards[2]).toHaveTextContent(/Due /);
  const figures = within(page.getByLabelText('The round'));
  const figure = (label: string) => figures.getByText(label).closest('dt')?.nextElementSibling?.textContent;
  expect(['Patients', 'Overdue sets', 'NEWS2 of 5 and more', 'Without a set'].map(figure)).toEqual([
    '3',
    '1',
    '1',
    '1',
  ]);
});

test('who reads no nursing records has no dashboard of it', async () => {
  const hospital = await opened.aHospital();
  const page = await renderScreen(hospital, '/dashboard/nursing', { as: 'receptionist' });
  expect(await page.findByRole('heading', { name: 'Access Restricted' })).toBeVisible();
});
