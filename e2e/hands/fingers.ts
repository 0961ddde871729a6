import { expect, type Locator, type Page } from '@playwright/test';

/** Touches the middle of something for a moment, as a finger does: the browser makes of it what it makes of a finger. */
export async function touch(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await browser.detach();
}

/** What is looked for in a field, and the only option that is found. */
export interface Wanted {
  field: Locator;
  typed: string;
  option: string | RegExp;
}

/** The ways in which a hand picks one of what is found. */
export const ways: Record<string, (page: Page, wanted: Wanted) => Promise<void>> = {
  async click(page, wanted) {
    await (await found(page, wanted)).click();
  },
  async arrow(page, wanted) {
    await found(page, wanted);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
  /** At once, as a scanner does: before anything is found. */
  async enter(page, { field, typed }) {
    await field.click();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  },
  async touch(page, wanted) {
    await touch(page, await found(page, wanted));
  },
};

async function found(page: Page, { field, typed, option }: Wanted): Promise<Locator> {
  await field.click();
  await page.keyboard.type(typed);
  // Not those of a select on the page.
  const one = page.getByRole('listbox').getByRole('option', { name: option });
  await expect(one).toHaveCount(1);
  await expect(one).toBeVisible();
  return one;
}
