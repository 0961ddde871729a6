const { findBrowser } = (await import(new URL('../../tools/browser.mjs', import.meta.url).href)) as {
  findBrowser: () => Promise<string | null>;
};

/** The path of the machine's Chromium; null where there is none. */
export const browserPath = findBrowser;

/** How every measured browser is started. */
export const browserArguments = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
