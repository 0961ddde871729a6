import { readDataUrl } from './data-url.ts';
import { loadFontFile } from './font-files.ts';
import type { LaidOutPage } from '../laid-out-pages.ts';
import type { Script } from './script-runs.ts';

/** The name a page's own fonts have in a browser, apart from those of the program around it. */
export function screenFontFamily(script: Script): string {
  return `print-${script}`;
}

/** Makes the fonts of these pages ready in a window, so that nothing is drawn or printed without them. */
export async function loadScreenFonts(
  pages: readonly LaidOutPage[],
  target: Window & typeof globalThis,
): Promise<void> {
  const texts = pages.flatMap((page) => page.marks.filter((mark) => mark.kind === 'text'));
  const wanted = new Map(texts.map((text) => [`${text.script} ${text.weight}`, text]));
  await Promise.all(
    [...wanted.values()].map(async ({ script, weight }) => {
      const family = screenFontFamily(script);
      const isThere = [...target.document.fonts].some(
        (face) => face.family === family && face.weight === String(weight),
      );
      if (isThere) return;
      // Bytes instead of the address: a strict content security policy lets no data: font through.
      const face = new target.FontFace(family, readDataUrl(await loadFontFile(script, weight)), {
        weight: String(weight),
      });
      target.document.fonts.add(await face.load());
    }),
  );
}
