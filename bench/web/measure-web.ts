/** What the pages cost before anybody can work with them. */
export interface WebFindings {
  /** Gzipped JavaScript of the first visit to /login. */
  loginBytes: number;
  /** Everything the first visit to /login downloads. */
  loginTotalBytes: number;
  largestChunks: { name: string; bytes: number }[];
  /** Median seconds from opening the demo in a new browser to the dashboard. */
  demoSeconds: number | null;
}

export async function measureWeb(_tell: (line: string) => void): Promise<WebFindings> {
  throw new Error('Not measured.');
}
