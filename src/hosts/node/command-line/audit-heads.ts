import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { ChainHead } from '#database/audit/audit-verify.ts';

const headsSchema = z.record(
  z.string(),
  z.strictObject({ position: z.number().int().min(0), chainHash: z.string() }),
);

/** Last links of the tenants' chains, by slug, as they were kept outside of the database. */
export type KeptHeads = Record<string, ChainHead>;

/** Reads heads kept earlier; none where the file is not there yet. */
export function readKeptHeads(file: string): KeptHeads {
  if (!existsSync(file)) return {};
  try {
    return headsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} is no file of audit heads.`, { cause: error });
  }
}

/** Replaces the file as a whole, so that a stop in between leaves the earlier one. */
export function writeKeptHeads(file: string, heads: KeptHeads): void {
  const draft = `${file}.new`;
  writeFileSync(draft, `${JSON.stringify(heads, null, 2)}\n`);
  renameSync(draft, file);
}
