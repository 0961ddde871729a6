import type { Locator, Page } from '@playwright/test';

/** A place in an element, in pixels from its upper left corner; its middle where it is left out. */
export interface Place {
  x: number;
  y: number;
}

/** Where a place of an element is on the screen. */
async function pointOf(target: Locator, place?: Place): Promise<Place> {
  const box = (await target.boundingBox())!;
  const inside = place ?? { x: box.width / 2, y: box.height / 2 };
  return { x: box.x + inside.x, y: box.y + inside.y };
}

/** Drags with the mouse alone: pressed on one element, moved in small steps, and let go over another one. */
export async function drag(
  page: Page,
  source: Locator,
  target: Locator,
  places: { from?: Place; to?: Place } = {},
): Promise<void> {
  // What scrolls for the target must not carry the source away.
  await target.scrollIntoViewIfNeeded();
  // The mouse lies on it once it stands still: what is measured of a list that moves is another row's place.
  await source.hover(places.from && { position: places.from });
  const from = await pointOf(source, places.from);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // The browser begins a drag after a few pixels, and tells what lies under the mouse with the moves after that.
  await page.mouse.move(from.x + 6, from.y + 6, { steps: 3 });
  // Colleagues work on the same board: what they change may have moved the target meanwhile.
  const to = await pointOf(target, places.to);
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.move(to.x + 1, to.y);
  await page.mouse.up();
}

/** Drags a place of an element to the right by this many pixels. */
export async function dragBy(page: Page, source: Locator, from: Place, pixels: number): Promise<void> {
  await source.scrollIntoViewIfNeeded();
  const { x, y } = await pointOf(source, from);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 8 });
  await page.mouse.up();
}
