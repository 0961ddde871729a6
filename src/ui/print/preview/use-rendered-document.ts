import { useQuery } from '@tanstack/react-query';
import type { PrintDocument, PrintPaper } from '../print-document.ts';

async function prepare(document: PrintDocument, paper: PrintPaper) {
  const { PagePicture, printPages, renderDocument, loadScreenFonts } = await import('../print-engine.ts');
  const { pages, pdf } = await renderDocument(document, paper);
  await loadScreenFonts(pages, window);
  return { paper, pages, pdf, PagePicture, printPages };
}

// A key is compared as text, and the bytes of a logo would make a very long one.
function withoutPicture({ header, ...rest }: PrintDocument) {
  return { ...rest, header: { ...header, logo: header.logo?.version } };
}

/** A document made ready for preview, print and download, in the page itself and without the network. */
export function useRenderedDocument(document: PrintDocument, paper: PrintPaper) {
  return useQuery({
    queryKey: ['print', paper, withoutPicture(document)],
    queryFn: () => prepare(document, paper),
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
    // What a patient's form says does not outlive the dialog.
    gcTime: 0,
    structuralSharing: false,
  });
}

/** What `useRenderedDocument` finds. */
export type PreparedDocument = Awaited<ReturnType<typeof prepare>>;
