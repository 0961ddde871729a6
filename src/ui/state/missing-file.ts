/** So long does a page wait before it loads itself anew because a file of the program did not come. */
export const reloadAfterMs = 5000;

/** What Chromium, Firefox and Safari say when a lazily loaded file does not come, or is gone after a deployment. */
const missingFile = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** True when a file of the program did not come. Most browsers remember that for the life of the page. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && missingFile.test(error.message);
}

const longestWaitMs = 8000;

/** Fetches code and, where that fails, tries it again for a quarter of a minute. */
export async function fetchedAgain<Code>(load: () => Promise<Code>, waitMs = 500): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (waitMs > longestWaitMs) throw error;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return fetchedAgain(load, waitMs * 2);
  }
}
