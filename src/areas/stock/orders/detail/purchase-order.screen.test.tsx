// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { chooseInHead } from '#testing/screens/head-menu.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';
import { recordSupplierInvoice } from '../../invoices/supplier-invoice.contract.ts';
import { createStockItem } from '../../items/item.contract.ts';
import { receiveGoods } from '../../receipts/goods-receipt.contract.ts';
import { aStockItem, placeId } from '../../stock.fixture.ts';
import { createSupplier } from '../../suppliers/supplier.contract.ts';
import * as contract from '../purchase-order.contract.ts';

const address = '/dashboard/inventory/orders';

describe('purchase orders on the screen', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let keeper: Caller;
  let order: contract.PurchaseOrderSheet;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    keeper = (await aStaffMember(opened, hospital, ['inventory.read', 'inventory.write'])).caller;
    const { id: supplierId } = await keeper.call(createSupplier, { name: 'Jamuna Traders' });
    const { id: stockItemId } = await keeper.call(createStockItem, aStockItem({ name: 'Gloves' }));
    const store = await placeId(keeper, 'main-store');
    // 200 packs at 500.00: above the amount of a new hospital.
    const lines = [{ stockItemId, packs: 200, packMinor: 50_000 }];
    order = await keeper.call(contract.createPurchaseOrder, { supplierId, placeId: store, lines });
  });
  afterAll(() => opened.close());

  test('what is missing in a new order is told at its fields, and what was typed stays', async () => {
    const screen = await renderScreen(hospital, address, { as: keeper });
    await screen.user.click(await screen.findByRole('button', { name: 'New Order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Order' }));
    await screen.user.type(dialog.getByLabelText(/^Notes/), 'For the theatre');
    await screen.user.click(dialog.getByRole('button', { name: 'New Order' }));
    expect(dialog.getByLabelText(/^Supplier/)).toHaveAccessibleDescription('Choose a supplier.');
    expect(dialog.getByLabelText(/^Deliver to/)).toHaveAccessibleDescription('Choose a place.');
    expect(dialog.getByLabelText(/^Notes/)).toHaveValue('For the theatre');
  });

  test('who wrote a large order is told that somebody else approves it; the other person has the button', async () => {
    const path = `${address}/${order.id}`;
    const own = await renderScreen(hospital, path, { as: keeper });
    expect(await own.findByText(/Someone who did not write it must approve it/)).toBeVisible();
    expect(own.queryByRole('button', { name: 'Approve' })).toBeNull();
    const other = await renderScreen(hospital, path, { as: 'tenant_admin' });
    expect((await other.findAllByRole('button', { name: 'Approve' })).length).toBeGreaterThan(0);
  });

  test('what arrived and what differs in the bill stands beside what was ordered', async () => {
    const admin = await hospital.as('tenant_admin');
    const seen = { purchaseOrderId: order.id, version: order.version };
    const approved = await admin.call(contract.approvePurchaseOrder, seen);
    const sent = await keeper.call(contract.sendPurchaseOrder, { ...seen, version: approved.version });
    const lot = { lineNumber: 1, lotNumber: 'G-1', expiresOn: '2099-12-31', packs: 150, freePacks: 5 };
    await keeper.call(receiveGoods, { ...seen, version: sent.version, lines: [lot] });
    await keeper.call(recordSupplierInvoice, {
      purchaseOrderId: order.id,
      invoiceNumber: 'J-12',
      invoicedOn: '2020-01-01',
      totalMinor: 8_000_000,
      lines: [{ lineNumber: 1, packs: 160, packMinor: 50_000 }],
    });
    const screen = await renderScreen(hospital, `${address}/${order.id}`, { as: keeper });
    const contents = within(await screen.findByRole('table', { name: 'Ordered and received goods' }));
    const row = contents.getByRole('row', { name: /Gloves/ });
    expect(row).toHaveTextContent('10 packs billed but not received');
    expect(row).toHaveTextContent(/5,000/);
    expect(screen.getByRole('table', { name: 'Goods received' })).toHaveTextContent(/G-1.*150 good, 5 free/);
    expect(screen.getByRole('button', { name: 'Receive Goods' })).toBeVisible();
    await chooseInHead('Close Order');
    expect(await screen.findByRole('alertdialog')).toBeVisible();
  });

  test('a nurse is refused at its address, and asks for stock at another', async () => {
    const refused = await renderScreen(hospital, address, { as: 'nurse' });
    expect(await refused.findByText('Access Denied')).toBeVisible();
    const screen = await renderScreen(hospital, '/dashboard/inventory/requisitions', { as: 'nurse' });
    expect(await screen.findByRole('button', { name: 'Request Stock' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Back to the inventory/ })).toBeNull();
  });
});
