import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { LaidOutPage } from '../laid-out-pages.ts';
import { PagePicture } from './page-picture.tsx';
import { loadScreenFonts } from '../fonts/screen-fonts.ts';

const frameName = 'openward-print';

/** Prints these pages alone, from a hidden frame: no pop-up that a browser could block. */
export async function printPages(pages: readonly LaidOutPage[], title: string): Promise<void> {
  document.querySelector(`iframe[name="${frameName}"]`)?.remove();
  const frame = document.createElement('iframe');
  frame.name = frameName;
  frame.title = title;
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  document.body.append(frame);
  const target = frame.contentDocument?.defaultView;
  if (!target) throw new Error('The print frame has no window');
  target.document.title = title;
  adoptPageSizes(target, pages);
  await loadScreenFonts(pages, target);
  const root = createRoot(target.document.body);
  flushSync(() => root.render(<PrintedPages pages={pages} />));
  target.addEventListener('afterprint', () => {
    root.unmount();
    frame.remove();
  });
  target.print();
}

function PrintedPages({ pages }: { pages: readonly LaidOutPage[] }) {
  return pages.map((page, index) => (
    // Pages have no identity of their own and never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <div key={index} className={`page page-${index}`}>
      <PagePicture page={page} />
    </div>
  ));
}

// A constructed sheet, because a strict content security policy blocks style elements.
function adoptPageSizes(target: Window & typeof globalThis, pages: readonly LaidOutPage[]): void {
  const sheet = new target.CSSStyleSheet();
  sheet.replaceSync(printStyles(pages));
  target.document.adoptedStyleSheets = [sheet];
}

/** The style sheet that gives every page its own paper, without margins of the browser. */
export function printStyles(pages: readonly LaidOutPage[]): string {
  const sizes = pages.map(
    ({ width, height }, index) =>
      `@page page-${index} { size: ${width}pt ${height}pt; margin: 0 }
      .page-${index} { page: page-${index}; width: ${width}pt; height: ${height}pt }`,
  );
  const all = 'html, body { margin: 0 } .page { overflow: hidden; break-inside: avoid }';
  return [all, ...sizes].join('\n');
}
