// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { openRowMenu } from '#testing/screens/row-menu.ts';
import { aReceipt, aStockItem } from '../../stock.fixture.ts';
import { createStockItem } from '../item.contract.ts';

const address = '/dashboard/inventory';

describe('the inventory', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let glovesId: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    const gloves = aStockItem({ name: 'Gloves', category: 'Protection', minStockLevel: 10 });
    glovesId = (await admin.call(createStockItem, gloves)).id;
    await admin.call(createStockItem, aStockItem({ name: 'Gauze', category: 'Dressing' }));
    const today = opened.clock.now().toISOString().slice(0, 10);
    await aReceipt(admin, glovesId, { quantity: 25, expiresOn: plusDays(today, 40) });
  });
  afterAll(() => opened.close());

  test('its cards, table and buttons are those of the document, with what is there', async () => {
    const screen = await renderScreen(hospital, address, { as: 'tenant_admin' });
    const figures = await screen.findByRole('region', { name: 'Stock figures' });
    // The counts are read apart from the list.
    await waitFor(() => {
      expect(figures).toHaveTextContent(
        /Total Items2.*Total Value.*25.*Low Stock.*minimum1Expiring Soon.*months1$/,
      );
    });
    const row = await screen.findByRole('row', { name: /Gloves/ });
    expect(row).toHaveTextContent('25 piece');
    expect(within(row).getByRole('link', { name: /Stock movement/ })).toHaveAttribute(
      'href',
      `${address}/${glovesId}`,
    );
    expect((await openRowMenu(row)).item(/^Edit/)).not.toBeNull();
    await screen.user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Add Item' })).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Gauze/ })).getByText('Out of stock')).toBeVisible();
  });

  test('an address brings its filter, and a filter chosen is in the address', async () => {
    const screen = await renderScreen(hospital, `${address}?show=low`, { as: 'tenant_admin' });
    expect(await screen.findByRole('row', { name: /Gauze/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Gloves/ })).toBeNull();
    await screen.user.selectOptions(screen.getByLabelText('Show'), 'Expiring within 3 months');
    expect(await screen.findByRole('row', { name: /Gloves/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Gauze/ })).toBeNull();
    expect(screen.address()).toBe(`${address}?show=expiring`);
  });

  test('what is missing is told at its field; stock is received in packs and stands in the history', async () => {
    const screen = await renderScreen(hospital, `${address}/${glovesId}`, { as: 'tenant_admin' });
    await screen.user.click(await screen.findByRole('button', { name: 'Receive Stock' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Receive Stock: Gloves' }));
    await screen.user.type(dialog.getByLabelText(/^Lot number/), 'LOT-77');
    await screen.user.click(dialog.getByRole('button', { name: 'Receive Stock' }));
    expect(dialog.getByLabelText(/^Place/)).toHaveAccessibleDescription('Choose a place.');
    expect(dialog.getByLabelText(/^Lot number/)).toHaveValue('LOT-77');
    await dialog.findByRole('option', { name: 'Main Store' });
    await screen.user.selectOptions(dialog.getByLabelText(/^Place/), 'Main Store');
    await screen.user.type(dialog.getByLabelText(/^Quantity/), '3');
    expect(dialog.getByText('Adds 30 piece.')).toBeVisible();
    await screen.user.click(dialog.getByRole('button', { name: 'Receive Stock' }));
    const lots = within(await screen.findByRole('table', { name: 'Stock by lot and place' }));
    expect(await lots.findByRole('row', { name: /LOT-77/ })).toHaveTextContent('30 piece');
    const history = within(await screen.findByRole('table', { name: 'Stock movements' }));
    expect(await history.findByRole('row', { name: /LOT-77/ })).toHaveTextContent('+30');
  });

  test('more than is there is refused in words, and what was typed stays', async () => {
    const screen = await renderScreen(hospital, `${address}/${glovesId}`, { as: 'tenant_admin' });
    await screen.user.click(await screen.findByRole('button', { name: 'Issue Stock' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue Stock: Gloves' }));
    await dialog.findByRole('option', { name: 'Pharmacy' });
    await screen.user.selectOptions(dialog.getByLabelText(/^Place/), 'Pharmacy');
    await screen.user.type(dialog.getByLabelText(/^Quantity/), '5');
    await screen.user.type(dialog.getByLabelText(/^For whom or what/), 'Ward 3');
    await screen.user.click(dialog.getByRole('button', { name: 'Issue Stock' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Pharmacy has only 0 piece of Gloves.');
    expect(dialog.getByLabelText(/^Quantity/)).toHaveValue('5');
  });

  test('the reports tell what expires and where the value lies', async () => {
    const screen = await renderScreen(hospital, `${address}?tab=reports`, { as: 'tenant_admin' });
    const expiring = within(await screen.findByRole('table', { name: 'Expiring and expired' }));
    expect(expiring.getByRole('row', { name: /Gloves/ })).toHaveTextContent('25 piece');
    const places = within(await screen.findByRole('table', { name: 'Value by place' }));
    expect(places.getByRole('row', { name: /Main Store/ })).toBeVisible();
  });

  test('a nurse is refused at its address', async () => {
    const screen = await renderScreen(hospital, address, { as: 'nurse' });
    expect(await screen.findByText('Access Denied')).toBeVisible();
  });
});
