// areas: vitals, doses, laboratory, stock, billing, nursing
import { expect, type Page } from '@playwright/test';
import type { createPurchaseOrder } from '#areas/stock/orders/purchase-order.contract.ts';
import type { CallOutput } from '#kernel/define-call.ts';
import { callFrom } from './calls.ts';
import { open, signInAs, test } from './hospital.ts';
import { aLabOrder, aLabTest, anAdmission, aMedicine, aPatient, aWard } from './records.ts';
import { aPurchaseOrder } from './stock-records.ts';

// A computer at the bed, two tablets, and a phone.
const widths = [1280, 1024, 820, 390];

/** The words of the names in rows of entries that are broken or have no room, whatever the width of the window. */
async function brokenNames(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // The rows are laid out anew in the frame after the one that measured them.
    await page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
    );
    const broken = await page.evaluate(wordsInPieces);
    found.push(...broken.map((word) => `${width}: ${word}`));
  }
  return found;
}

/** Runs in the page: words that stand on more than one line, and fields that lie over the name of their row. */
function wordsInPieces(): string[] {
  const broken: string[] = [];
  for (const row of document.querySelectorAll('[data-entry-row]')) {
    const name = row.firstElementChild!;
    const words = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      for (const word of node.textContent!.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        if (range.getClientRects().length > 1) broken.push(word[0]);
      }
    }
    const box = name.getBoundingClientRect();
    if (box.width < 150) broken.push(`${name.textContent} has ${Math.round(box.width)} pixels`);
    for (const field of row.querySelectorAll('input:not([type="checkbox"]), select')) {
      const { left, right, top, bottom, width } = field.getBoundingClientRect();
      if (name.contains(field) || width === 0) continue;
      const isOver =
        left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
      if (isOver) broken.push(`${name.textContent} lies under a field`);
      if (width < 36) broken.push(`a field of ${name.textContent} has ${Math.round(width)} pixels`);
    }
  }
  return broken;
}

const rows = (page: Page) => page.locator('[data-entry-row]');

test('names beside rows of fields are read word by word, in every table of entries and at every width', async ({
  page,
}) => {
  const mark = crypto.randomUUID().slice(0, 6);
  await signInAs(page, 'Tenant Admin');
  const { ward, beds } = await aWard(page, `Rows ${mark}`, 2);
  const [first, second] = [
    await aPatient(page, `Chowdhury Shahabuddin ${mark}`),
    await aPatient(page, `Bhattacharya ${mark}`),
  ];
  const admission = await anAdmission(page, first.id, beds[0]!.id);
  await anAdmission(page, second.id, beds[1]!.id);
  const lines = [];
  for (const name of [`Hydrochlorothiazide ${mark}`, `Cholecalciferol ${mark}`]) {
    const { id: medicineId } = await aMedicine(page, name, 'Paracetamol');
    lines.push({ medicineId, name, dose: '1', route: 'oral', frequency: 'STAT', duration: '' });
  }
  await callFrom(page, 'prescriptions.sign', { patientId: first.id, admissionId: admission.id, lines });
  const tests = [await aLabTest(page, `Immunoglobulin ${mark}`), await aLabTest(page, `Haemoglobin ${mark}`)];
  const order = await aLabOrder(
    page,
    tests.map(({ id }) => id),
    first.id,
  );
  await callFrom(page, 'labOrders.collect', { orderId: order.id, version: order.version });
  let purchase: CallOutput<typeof createPurchaseOrder> = await aPurchaseOrder(
    page,
    `Nasopharyngeal airway ${mark}`,
  );
  for (const step of ['purchaseOrders.approve', 'purchaseOrders.send']) {
    const { id: purchaseOrderId, version } = purchase;
    purchase = await callFrom(page, step, { purchaseOrderId, version });
  }

  await test.step('a receipt of goods', async () => {
    await open(page, `/dashboard/inventory/orders/${purchase.id}`);
    await page.getByRole('button', { name: 'Receive Goods' }).click();
    await expect(rows(page)).toHaveCount(1);
    expect(await brokenNames(page)).toEqual([]);
  });
  await test.step('results of the laboratory', async () => {
    await open(page, `/dashboard/laboratory?orderId=${order.id}`);
    await page.getByRole('button', { name: 'Enter Results' }).click();
    await expect(rows(page)).toHaveCount(2);
    expect(await brokenNames(page)).toEqual([]);
  });
  await test.step('items of an invoice', async () => {
    await open(page, '/dashboard/billing/new');
    await expect(rows(page)).toHaveCount(1);
    expect(await brokenNames(page)).toEqual([]);
  });
  await signInAs(page, 'Nurse', `/dashboard/nursing/vitals?wardId=${ward.id}&way=rows`);
  await test.step('a round of vital signs', async () => {
    await expect(rows(page)).toHaveCount(2);
    expect(await brokenNames(page)).toEqual([]);
  });
  await test.step('doses that are due', async () => {
    await open(page, `/dashboard/nursing/mar?admissionId=${admission.id}`);
    await page.getByRole('button', { name: 'Give 2 due doses' }).click();
    await expect(rows(page)).toHaveCount(2);
    expect(await brokenNames(page)).toEqual([]);
  });
});
