/** So long does a page wait before it loads itself anew because a file of the program did not come. */
export const reloadAfterMs = 5000;

/** What Chromium, Firefox and Safari say when a lazily loaded file does not come, or is gone after a deployment. */
const missingFile = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** True when a file of the program did not come. Most browsers remember that for the life of the page. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && missingFile.test(error.message);
}
