import dataUrl from '@electric-sql/pglite/pglite.data?url';
import wasmUrl from '@electric-sql/pglite/pglite.wasm?url';
import snapshotUrl from 'virtual:database-snapshot';

/** The large files that PostgreSQL needs to start in a tab. */
export interface ProgramFiles {
  wasm: Promise<WebAssembly.Module>;
  data: Promise<Blob>;
  /** A migrated database without any rows; fetched only when asked for. */
  snapshot(): Promise<Blob>;
}

/** Starts to fetch and compile everything at once. */
export function fetchProgramFiles(): ProgramFiles {
  const wasm = compile(wasmUrl);
  const data = fetchBlob(dataUrl);
  // Whoever awaits them later hears of a failure; until then it is no unhandled one.
  wasm.catch(() => {});
  data.catch(() => {});
  return { wasm, data, snapshot: () => fetchBlob(snapshotUrl) };
}

async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await fetchFile(url);
  if (response.headers.get('content-type') === 'application/wasm') {
    return WebAssembly.compileStreaming(response);
  }
  // Some static hosts do not know the type, and streaming insists on it.
  return WebAssembly.compile(await response.arrayBuffer());
}

async function fetchBlob(url: string): Promise<Blob> {
  return (await fetchFile(url)).blob();
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`A file of the program is missing: ${url} (${response.status}).`);
  return response;
}
