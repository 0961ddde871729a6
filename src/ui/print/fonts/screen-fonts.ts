import { loadFontFile } from './font-files.ts';
import type { LaidOutPage } from '../laid-out-pages.ts';
import type { Script } from './font-letters.ts';

/** The name a page's own fonts have in a browser, apart from those of the program around it. */
export function screenFontFamily(script: Script): string {
  return `print-${script}`;
}

/** What draws the letters of a script, and after it what draws a sign that it lacks. */
export function screenFontFamilies(script: Script): string {
  return script === 'latin' ? 'print-latin' : `print-${script}, print-latin`;
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
      const face = new target.FontFace(family, await loadFontFile(script, weight), {
        weight: String(weight),
      });
      target.document.fonts.add(await face.load());
    }),
  );
}
