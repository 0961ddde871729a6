// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { createService } from '../service.contract.ts';

const address = '/dashboard/billing/services';

describe('the screen of services', () => {
  const opened = openTestSystem();
  let hospital: Hospital;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    await admin.call(createService, { name: 'Plaster', category: 'Therapy', priceMinor: 125_050 });
    await admin.call(createService, {
      name: 'Echocardiography',
      category: 'Cardiology',
      priceMinor: 280_000,
    });
  });
  afterAll(() => opened.close());

  test('what is missing is told at its field, and what was typed stays', async () => {
    const screen = await renderScreen(hospital, address, { as: 'tenant_admin' });
    await screen.user.click(await screen.findByRole('button', { name: 'Add Service' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Service' }));
    await screen.user.type(dialog.getByLabelText(/^Category/), 'Therapy');
    await screen.user.click(dialog.getByRole('button', { name: 'Add Service' }));
    expect(dialog.getByLabelText(/^Name/)).toHaveAccessibleDescription('This field is required.');
    expect(dialog.getByLabelText(/^Category/)).toHaveValue('Therapy');
  });

  test('a new service is in the list with its price', async () => {
    const screen = await renderScreen(hospital, address, { as: 'tenant_admin' });
    await screen.user.click(await screen.findByRole('button', { name: 'Add Service' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Service' }));
    await screen.user.type(dialog.getByLabelText(/^Name/), 'Splint');
    await screen.user.type(dialog.getByLabelText(/^Category/), 'Therapy');
    await screen.user.type(dialog.getByLabelText(/^Price/), '99.5');
    await screen.user.click(dialog.getByRole('button', { name: 'Add Service' }));
    expect(await screen.findByRole('row', { name: /Splint/ })).toHaveTextContent('99.50');
  });

  test('an address brings its filter, and a filter chosen is in the address', async () => {
    const screen = await renderScreen(hospital, `${address}?category=Cardiology`, { as: 'tenant_admin' });
    expect(await screen.findByRole('row', { name: /Echocardiography/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Plaster/ })).toBeNull();
    const category = screen.getByLabelText('Category');
    expect(category).toHaveValue('Cardiology');
    // The categories to choose from are read apart from the list.
    await within(category).findByRole('option', { name: 'Therapy' });
    await screen.user.selectOptions(category, 'Therapy');
    expect(await screen.findByRole('row', { name: /Plaster/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Echocardiography/ })).toBeNull();
    expect(screen.address()).toBe(`${address}?category=Therapy`);
  });

  test('a nurse is refused at its address', async () => {
    const screen = await renderScreen(hospital, address, { as: 'nurse' });
    expect(await screen.findByText('Access Denied')).toBeVisible();
  });
});
