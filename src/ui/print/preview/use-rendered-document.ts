import { useQuery } from '@tanstack/react-query';
import type { PrintDocument } from '../print-document.ts';
import type { PrintJob } from '../print-job.ts';

async function prepare(job: PrintJob) {
  const engine = await import('../print-engine.ts');
  const { PagePicture, printPages, loadScreenFonts } = engine;
  const { pages, pdf, missing } = await render(engine, job);
  await loadScreenFonts(pages, window);
  return { paper: job.paper, pages, pdf, missing, PagePicture, printPages };
}

function render(engine: typeof import('../print-engine.ts'), job: PrintJob) {
  if ('cards' in job) return engine.renderCards(job.cards, job.paper);
  if ('labels' in job) return engine.renderLabels(job.labels);
  return engine.renderDocument(job.document, job.paper);
}

// A key is compared as text, and the bytes of a logo would make a very long one.
function withoutPicture({ header, ...rest }: PrintDocument) {
  return { ...rest, header: { ...header, logo: header.logo?.version } };
}

/**
 * What is printed made ready for preview, print and download, in the page itself and without the network; nothing
 * while it is not known yet.
 */
export function useRenderedDocument(job: PrintJob | undefined) {
  return useQuery({
    queryKey: [
      'print',
      job && ('document' in job ? { ...job, document: withoutPicture(job.document) } : job),
    ],
    queryFn: () => prepare(job!),
    enabled: job !== undefined,
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
