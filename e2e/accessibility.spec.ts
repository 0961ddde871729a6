// areas: all
import { expect, type Page } from '@playwright/test';
import { signInWeb } from '#areas/people/sign-in/sign-in.web.ts';
import { platformWeb } from '#areas/platform/platform.web.ts';
import { stopWeb } from '#areas/messages/stop.web.ts';
import { signupWeb } from '#areas/platform/signup.web.ts';
import { areas } from '#hosts/web/areas.ts';
import { homeWeb } from '#hosts/web/pages/home.web.ts';
import { type Examination, expectNothingSerious } from './accessible.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { open, signInAs, test } from './hospital.ts';
import { addressesOf } from './route-visits.ts';

const wide = { width: 1280, height: 800 };
/** The other window that many have. */
const laptop = { width: 1366, height: 768 };
const narrow = { width: 360, height: 800 };

const walked = [signInWeb, signupWeb, stopWeb, homeWeb, ...areas].filter(
  ({ routes = [] }) => routes.length > 0,
);

/** A link that opens nothing is refused on purpose, and the browser itself notes every refusal. */
const ofUsedLink = /410 \(Gone\) .*\/rpc\/(?:accountLinks|optOutLinks)\/read/;

for (const { name, routes = [] } of walked) {
  test(`every screen of ${name} is accessible, fits a wide and a narrow window, and logs no error`, async ({
    page,
  }) => {
    await signInAs(page, name === platformWeb.name ? 'Super Admin' : 'Tenant Admin');
    const addresses: string[] = [];
    for (const route of routes) addresses.push(...(await addressesOf(page, route)));
    if (name === signInWeb.name) {
      // No page is left that could still call as the person who is signed out.
      await page.goto('about:blank');
      await page.context().clearCookies();
    }
    const errors = collectConsoleErrors(page);
    for (const [place, address] of addresses.entries()) {
      // The navigation is the same on each screen of an area, and has more parts than most of them.
      const part: Examination = place === 0 ? {} : { exclude: 'nav[aria-label="Main navigation"]' };
      await test.step(address, () => examine(page, address, part));
    }
    expect(errors.filter((error) => !ofUsedLink.test(error))).toEqual([]);
  });
}

/** Wide and light with every rule; then, narrow and dark, what only that can change: the contrasts and the width. */
async function examine(page: Page, address: string, part: Examination): Promise<void> {
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'light' });
  await openScreen(page, address);
  await expect(page.locator('h1').first()).toBeVisible();
  // A button that waits has moved its label away.
  await expect(page.locator('[aria-busy="true"], button[data-loading="true"]')).toHaveCount(0);
  await expectNothingSerious(page, part);
  await expectNoSidewaysScrolling(page);
  expect(await page.evaluate(figuresThatDoNotFit)).toEqual([]);
  for (const size of [wide, laptop]) {
    await page.setViewportSize(size);
    expect([size.width, await page.evaluate(whatIsCramped)]).toEqual([size.width, []]);
    expect([size.width, await page.evaluate(labelsThatAreCut)]).toEqual([size.width, []]);
  }
  expect(await page.evaluate(whatIsCrowded)).toEqual([]);
  await page.setViewportSize(narrow);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.evaluate(coloursChanged);
  await expectNothingSerious(page, { ...part, rules: ['color-contrast'] });
  await expectNoSidewaysScrolling(page);
  expect(await page.evaluate(labelsThatAreCut)).toEqual([]);
}

/** Each screen as a link of the program would open it; anew where only the query changes, or nobody is signed in any more. */
async function openScreen(page: Page, address: string): Promise<void> {
  const current = new URL(page.url());
  const isSignedOut = (await page.context().cookies()).length === 0;
  if (isSignedOut || new URL(address, current).pathname === current.pathname) await page.goto(address);
  else await open(page, address);
}

/** Runs in the page: writes ten-digit sums into every figure, and names those that leave their card or touch its label. */
function figuresThatDoNotFit(): string[] {
  const sum = '৳1,234,567,890.00';
  return [...document.querySelectorAll<HTMLElement>('[data-figure]')].flatMap((figure) => {
    const [text, letters] = [figure.textContent, figure.style.getPropertyValue('--letters')];
    figure.textContent = sum;
    figure.style.setProperty('--letters', String(sum.length));
    const drawn = document.createRange();
    drawn.selectNodeContents(figure);
    const place = drawn.getBoundingClientRect();
    const card = figure.closest('dd')!.parentElement!;
    const label = card.querySelector('dt')!;
    const around = card.getBoundingClientRect();
    const name = label.getBoundingClientRect();
    const isInside = place.left >= around.left && place.right <= around.right;
    const isBeside = place.left >= name.right || place.top >= name.bottom - 1;
    const isUncut = label.scrollWidth <= label.clientWidth + 1;
    figure.textContent = text;
    figure.style.setProperty('--letters', letters);
    return isInside && isBeside && isUncut ? [] : [`${label.textContent}: ${JSON.stringify(place)}`];
  });
}

/**
 * Runs in the page: names what is drawn too narrow. A word is never broken between its letters, and the first column of a
 * table, which says what a row is, has 12 rem or as much as its longest line needs.
 */
function whatIsCramped(): string[] {
  const main = document.querySelector('main') ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.parentElement?.checkVisibility() !== true) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
      const drawn = document.createRange();
      drawn.setStart(text, index);
      drawn.setEnd(text, index + word.length);
      const lines = new Set(Array.from(drawn.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(`the word ${word} is broken`);
    }
  }
  const columns = [...main.querySelectorAll('table')].flatMap((table) => {
    const cells = [...table.querySelectorAll<HTMLElement>('tbody tr > :first-child')];
    const cramped = cells.find((cell) => {
      const { width, height } = cell.getBoundingClientRect();
      const line = Number.parseFloat(getComputedStyle(cell).lineHeight) || 20;
      const isLabelled = (cell.textContent ?? '').trim().length > 12;
      return isLabelled && width > 0 && width < 192 && height > 3.5 * line;
    });
    return cramped ? [`the first column with ${cramped.textContent}`] : [];
  });
  return [...new Set([...broken, ...columns])];
}

/** Runs in the page: names buttons whose label is wider or higher than the button shows of it. */
function labelsThatAreCut(): string[] {
  const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) =>
    scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
  return [...document.querySelectorAll<HTMLElement>('.mantine-Button-root, .mantine-Button-label')]
    .filter((part) => part.checkVisibility() && part.clientWidth > 0 && isCut(part))
    .map(({ textContent }) => `the button ${textContent} is cut`);
}

/**
 * Runs in the page: names what shows too much at once. A head has one filled button and two others, and the rest behind
 * 'More'; a row ends in a button and a menu; a patient, a stay and a case take 56 pixels above the patient's name.
 */
function whatIsCrowded(): string[] {
  const isShown = (button: Element) => button.checkVisibility() && button.getBoundingClientRect().width > 1;
  const shownIn = (place: Element) => [...place.querySelectorAll('button, a')].filter(isShown);
  const words = (buttons: Element[]) => buttons.map(({ textContent }) => textContent).join(', ');
  const heads = [...document.querySelectorAll('[data-head-actions]')].flatMap((head) => {
    const buttons = shownIn(head).filter(({ textContent }) => textContent !== 'More');
    return buttons.length > 3 ? [`a head with ${words(buttons)}`] : [];
  });
  const ends = [...document.querySelectorAll('main td:last-child')].flatMap((cell) => {
    const buttons = shownIn(cell);
    return buttons.length > 3 ? [`a row that ends in ${words(buttons)}`] : [];
  });
  const title = document.querySelector('#page-title')?.getBoundingClientRect();
  const patient = document.querySelector('[data-patient-heading]')?.getBoundingClientRect();
  const isRecord = /\/dashboard\/(?:patients|admissions|surgery\/cases)\/[^/]+$/.test(location.pathname);
  const above = isRecord && title && patient ? Math.round(patient.top - title.top) : 0;
  return [...new Set([...heads, ...ends]), ...(above > 56 ? [`${above} pixels above the patient`] : [])];
}

/** Runs in the page: a colour that is still changing is neither of the two, and one that ends may start another. */
async function coloursChanged(): Promise<void> {
  const changing = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
  do {
    await Promise.allSettled(changing().map(({ finished }) => finished));
    await new Promise(requestAnimationFrame);
  } while (changing().length > 0);
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
