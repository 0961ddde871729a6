import dataUrl from '@electric-sql/pglite/pglite.data?url';
import wasmUrl from '@electric-sql/pglite/pglite.wasm?url';
import snapshotUrls from 'virtual:database-snapshots';
import { type Snapshot, unpackSnapshot } from './snapshot/snapshot-file.ts';
import { snapshotHourAt } from './snapshot/snapshot-times.ts';

/** The large files that PostgreSQL needs to start in a tab. */
export interface ProgramFiles {
  wasm: Promise<WebAssembly.Module>;
  data: Promise<Blob>;
  /** Begins to fetch the samples, which are sure to be asked for. */
  expectSamples(): void;
  /** The database with the samples that suits the hour, for one opening. */
  samples(): Promise<Snapshot>;
  /** A migrated database without any rows, for one opening. */
  empty(): Promise<Snapshot>;
}

/** Starts to fetch and compile at once what every start needs. */
export function fetchProgramFiles(): ProgramFiles {
  let expected: Promise<Snapshot> | undefined;
  return {
    wasm: quietly(compile(wasmUrl)),
    data: quietly(fetchFile(dataUrl).then((response) => response.blob())),
    expectSamples() {
      expected ??= quietly(fetchSamples());
    },
    samples() {
      const taken = expected ?? fetchSamples();
      expected = undefined;
      return taken;
    },
    empty: () => fetchSnapshot(snapshotUrls.empty),
  };
}

/** Whoever awaits it later hears of a failure; until then it is no unhandled one. */
function quietly<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await fetchFile(url);
  if (response.headers.get('content-type') === 'application/wasm') {
    return WebAssembly.compileStreaming(response);
  }
  // Some static hosts do not know the type, and streaming insists on it.
  return WebAssembly.compile(await response.arrayBuffer());
}

async function fetchSamples(): Promise<Snapshot> {
  const first = snapshotUrls['samples-0'];
  const suiting = snapshotUrls[`samples-${snapshotHourAt(new Date())}`] ?? first;
  // The offline copy holds the first alone.
  return fetchSnapshot(suiting).catch(() => fetchSnapshot(first));
}

async function fetchSnapshot(url: string | undefined): Promise<Snapshot> {
  if (url === undefined) throw new Error('This build has no demo: npm run build makes one.');
  const { body } = await fetchFile(url);
  return unpackSnapshot(body!);
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`A file of the program is missing: ${url} (${response.status}).`);
  return response;
}
