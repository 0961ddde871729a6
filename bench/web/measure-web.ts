import { type LargestChunk, readPageWeight } from './page-weight.ts';
import { measureDemoStart } from './demo-start.ts';
import { measurePages, type PageFinding } from './lighthouse/measure-pages.ts';

/** What the pages cost before anybody can work with them. */
export interface WebFindings {
  /** Gzipped JavaScript of the first visit to /login. */
  loginBytes: number;
  largestChunks: LargestChunk[];
  /** Median seconds from opening the demo in a new browser to the dashboard; null without a browser. */
  demoSeconds: number | null;
  /** What Lighthouse found; null without a browser. */
  pages: PageFinding[] | null;
}

/** Weighs the built pages, starts the demo cold and runs Lighthouse; null, with a printed reason, where nothing is built. */
export async function measureWeb(tell: (line: string) => void): Promise<WebFindings | null> {
  const weight = readPageWeight();
  if (!weight) {
    tell('The pages are not measured: run npm run build first.');
    return null;
  }
  return { ...weight, demoSeconds: await measureDemoStart(tell), pages: await measurePages(tell) };
}
