import { isMissingFile, reloadAfterMs } from '#ui/state/missing-file.ts';
import { words } from './failed-start.texts.ts';

/**
 * Says in the place where the program would be that it did not come. A file that did not come over the network is
 * asked for again by loading the page anew: what did come is kept by the browser, so each time less is missing.
 */
export function showFailedStart(error: unknown): void {
  const place = document.getElementById('coming');
  if (!place) return;
  const isMissing = isMissingFile(error);
  const again = document.createElement('button');
  again.textContent = words.again;
  again.addEventListener('click', () => location.reload());
  const sentence = document.createElement('span');
  sentence.textContent = isMissing ? words.missing : words.broken;
  place.setAttribute('role', 'alert');
  place.replaceChildren(sentence, document.createElement('br'), again);
  if (isMissing) setTimeout(() => location.reload(), reloadAfterMs);
}
