// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { CallError, type Transport } from '#client/transport.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';

const opened = openTestSystem();
let hospital: Hospital;
const today = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  for (let made = 0; made < 3; made += 1) await admin.call(registerPatient, aPatient());
});
afterAll(() => opened.close());

test('a range is chosen, drawn at the press of the button, and stays in the address', async () => {
  const page = await renderScreen(hospital, '/dashboard/reports?tab=patients', { as: 'tenant_admin' });
  const figures = await page.findByRole('region', { name: 'Figures' });
  expect(within(figures).getByRole('link', { name: '3' })).toHaveAttribute(
    'href',
    expect.stringContaining('/dashboard/patients'),
  );
  await page.user.selectOptions(page.getByLabelText('Range'), 'Own range');
  const [from, to] = [page.getByLabelText('From'), page.getByLabelText('To')];
  await page.user.clear(from);
  await page.user.type(from, '2020-02-03');
  await page.user.clear(to);
  await page.user.type(to, '2020-02-01');
  await page.user.click(page.getByRole('button', { name: 'Generate Charts' }));
  expect(await page.findByText('The last day is before the first.')).toBeVisible();
  await page.user.clear(page.getByLabelText('To'));
  await page.user.type(page.getByLabelText('To'), '2020-02-05');
  await page.user.click(page.getByRole('button', { name: 'Generate Charts' }));
  expect(
    await page.findByText(/03\/02\/2020 to 05\/02\/2020, compared with 31\/01\/2020 to 02\/02\/2020/),
  ).toBeVisible();
  expect(page.address()).toContain('range=own&from=2020-02-03&to=2020-02-05');
  expect(page.getAllByText('No data in this period.').length).toBeGreaterThan(1);
});

test('a chart shows its figures as a table, and the definitions say what is counted', async () => {
  const page = await renderScreen(hospital, '/dashboard/reports?tab=patients&range=today', {
    as: 'tenant_admin',
  });
  const name = /^New patients by gender: New patients$/;
  const chart = await page.findByRole('region', { name });
  await page.user.click(within(chart).getByRole('button', { name: /^Show table/ }));
  expect(within(chart).getByRole('row', { name: 'Female 3' })).toBeVisible();
  const definitions = page.getByRole('region', { name: 'What the figures mean' });
  expect(within(definitions).getByText(/^Patients registered in this period/)).toBeVisible();
});

test('a report that cannot be read says so and is read again', async () => {
  let isLost = false;
  const through = (transport: Transport): Transport => ({
    ...transport,
    send(called, input, options) {
      if (called !== 'reports.read' || isLost) return transport.send(called, input, options);
      isLost = true;
      return Promise.reject(new CallError('INTERNAL'));
    },
  });
  const page = await renderScreen(hospital, '/dashboard/reports', { as: 'tenant_admin', through });
  expect(await page.findByText('Failed to load the report')).toBeVisible();
  await page.user.click(page.getByRole('button', { name: 'Try Again' }));
  expect(await page.findByRole('region', { name: 'Figures' })).toBeVisible();
});

test('a file holds hospital, range and figures, for those who may export', async () => {
  const saved: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: keep, revokeObjectURL: () => undefined }));
  function keep(file: Blob): string {
    saved.push(file);
    return 'blob:saved';
  }
  const page = await renderScreen(hospital, `/dashboard/reports?tab=patients&range=today`, {
    as: 'tenant_admin',
  });
  await page.user.click(await page.findByRole('button', { name: 'Export Report' }));
  await page.user.click(await page.findByRole('menuitem', { name: 'CSV file', hidden: true }));
  expect(await page.findByText('Report exported')).toBeVisible();
  const text = await saved[0]!.text();
  expect(text).toContain(`Hospital,Hospital ${hospital.slug}\r\n`);
  expect(text).toContain(`From,${today}\r\nTo,${today}\r\nCompared From,${plusDays(today, -1)}`);
  expect(text).toContain('New patients,3,0,count,');
  expect(text).toContain(`New patients by date\r\nDay,New patients (count),Imported (count)\r\n${today},3,0`);
});

test('tabs are for those who may read what they show, and a file for those who may export', async () => {
  const { caller } = await aStaffMember(opened, hospital, ['reports.read', 'patients.read']);
  const page = await renderScreen(hospital, '/dashboard/reports', { as: caller });
  expect((await page.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Patients',
  ]);
  await page.user.click(await page.findByRole('button', { name: 'Export Report' }));
  expect(await page.findByRole('menuitem', { name: 'PDF or print', hidden: true })).toBeInTheDocument();
  expect(page.queryByRole('menuitem', { name: 'CSV file', hidden: true })).toBeNull();
});

test('the financial report has an address of its own, and says so to whom it is closed', async () => {
  const page = await renderScreen(hospital, '/dashboard/reports/financial', { as: 'tenant_admin' });
  expect(await page.findByRole('tab', { name: 'Financial', selected: true })).toBeVisible();
  expect(await page.findByRole('heading', { name: 'Day book' })).toBeVisible();
  const { caller } = await aStaffMember(opened, hospital, ['reports.read']);
  const closed = await renderScreen(hospital, '/dashboard/reports/financial', { as: caller });
  expect(await closed.findByText('Access Denied')).toBeVisible();
});
