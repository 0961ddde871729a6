import type { Locator, Page } from '@playwright/test';

/** What a job took. */
export interface Effort {
  /** Presses of keys that are no text, one for each chord. */
  keys: number;
  clicks: number;
  /** Screens and dialogs that opened. */
  screens: number;
  /** Characters of text. */
  typed: number;
  /** How long the program let the person wait. */
  waitedMs: number;
}

// The keystroke-level model of Card, Moran and Newell, in seconds, for a person of about 55 words a minute.
const keySeconds = 0.2;
const pointSeconds = 1.1;
/** From the keys to the mouse, and back. */
const handSeconds = 0.4;
const lookSeconds = 1.35;

/** Steps of a job: what its person presses, clicks and finds before them. */
export function stepsOf({ keys, clicks, screens }: Effort): number {
  return keys + clicks + screens;
}

/** Seconds of a practised person's hands and eyes, by the model; the program's own time is apart. */
export function secondsOf({ keys, clicks, screens, typed }: Effort): number {
  return (
    (keys + typed) * keySeconds +
    clicks * (pointSeconds + keySeconds + 2 * handSeconds) +
    screens * lookSeconds
  );
}

/** With more presses of Tab than this to a field, a person takes the mouse. */
const mostTabs = 4;

interface CountedWindow {
  openwardScreens: number;
}

/** Drives a page as a practised person does, keys first, and counts. */
export class Hand {
  private readonly effort: Effort = { keys: 0, clicks: 0, screens: 0, typed: 0, waitedMs: 0 };

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Counts screens from now on; called on a page whose screen is open. */
  async begin(): Promise<void> {
    await this.page.evaluate(countScreens);
  }

  async end(): Promise<Effort> {
    const screens = await this.page.evaluate(() => (window as unknown as CountedWindow).openwardScreens);
    return { ...this.effort, screens };
  }

  /** Presses a key or a chord. */
  async press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.page.keyboard.press(key);
    this.effort.keys += times;
  }

  /** Goes back by Alt and the left arrow, which a browser without a window does not know. */
  async back(): Promise<void> {
    await this.page.goBack();
    this.effort.keys += 1;
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.effort.typed += text.length;
  }

  async click(target: Locator): Promise<void> {
    await this.sees(target);
    await target.click();
    this.effort.clicks += 1;
  }

  /** Waits for what must be there before the next step. */
  async sees(target: Locator): Promise<void> {
    const from = performance.now();
    await target.waitFor({ timeout: 15_000 });
    this.effort.waitedMs += performance.now() - from;
  }

  async seesNoMore(target: Locator): Promise<void> {
    const from = performance.now();
    await target.waitFor({ state: 'hidden', timeout: 15_000 });
    this.effort.waitedMs += performance.now() - from;
  }

  /** Goes to a field or a button: by Tab where it is near, by the mouse otherwise. A field that has the focus is free. */
  async reach(target: Locator): Promise<void> {
    await this.sees(target);
    for (let tabs = 0; tabs <= mostTabs; tabs += 1) {
      if (await hasFocus(target)) {
        this.effort.keys += tabs;
        return;
      }
      if (tabs < mostTabs) await this.page.keyboard.press('Tab');
    }
    await this.click(target);
  }

  /** Reaches a field and types; what stood there is replaced. */
  async fill(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    if (await target.evaluate(keepsText)) await this.press('Control+A');
    await this.type(text);
  }

  /** Chooses in a plain list of options by typing; under the mouse it opens, and Enter closes it. */
  async choose(target: Locator, text: string): Promise<void> {
    const { clicks } = this.effort;
    await this.fill(target, text);
    if (this.effort.clicks > clicks) await this.press('Enter');
  }

  /** Presses a button or follows a link: by the keys where it is near, by the mouse otherwise. */
  async use(target: Locator): Promise<void> {
    const { clicks } = this.effort;
    await this.reach(target);
    if (this.effort.clicks === clicks) await this.press('Enter');
  }

  /** Ticks a box or turns a switch. */
  async tick(target: Locator): Promise<void> {
    const { clicks } = this.effort;
    await this.reach(target);
    if (this.effort.clicks === clicks) await this.press('Space');
  }

  /** Chooses the only one that is offered below a field. */
  async take(option: Locator): Promise<void> {
    await this.sees(option);
    if ((await option.getAttribute('data-combobox-selected')) !== 'true') await this.press('ArrowDown');
    await this.press('Enter');
  }

  /** Finds something by Ctrl K and opens it. */
  async find(text: string, wanted: Locator): Promise<void> {
    await this.press('Control+K');
    await this.sees(this.page.getByRole('combobox', { name: 'Search' }));
    await this.type(text);
    await this.sees(wanted);
    for (let place = 0; (await wanted.getAttribute('aria-selected')) !== 'true'; place += 1) {
      if (place > 20) throw new Error(`${text}: the arrows never reached what was wanted`);
      await this.press('ArrowDown');
    }
    await this.press('Enter');
  }
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Runs in the page: typing would add to what stands in the field. */
function keepsText(field: Element): boolean {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  return field.value !== '' && (field.selectionEnd ?? 0) - (field.selectionStart ?? 0) < field.value.length;
}

/** Runs in the page: counts other addresses and dialogs that appear. */
function countScreens(): void {
  const counted = window as unknown as CountedWindow;
  counted.openwardScreens = 0;
  let { pathname } = location;
  const dialog = '[role=dialog], [role=alertdialog]';
  const known = new WeakSet<Element>(document.querySelectorAll(dialog));
  new MutationObserver(() => {
    if (location.pathname !== pathname) {
      ({ pathname } = location);
      counted.openwardScreens += 1;
    }
    for (const opened of document.querySelectorAll(dialog)) {
      if (!known.has(opened)) {
        known.add(opened);
        counted.openwardScreens += 1;
      }
    }
  }).observe(document, { subtree: true, childList: true });
}
