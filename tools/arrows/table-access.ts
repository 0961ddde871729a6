import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest } from './imports.ts';

interface Ownership {
  /** The area that owns a table. */
  ownerOf: ReadonlyMap<string, string>;
  /** The tables that an area lets others read. */
  readableOf: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Names every statement of an area that writes a table of another area, or reads one that its owner has not
 * declared in its `.public.ts` as `export const readableTables = ['user_account']`.
 */
export function findTableFaults(source: string, files: readonly string[]): string[] {
  const areaFiles = files.filter((file) => file.startsWith('areas/') && !isTest(file));
  const texts = new Map(areaFiles.map((file) => [file, readFileSync(join(source, file), 'utf8')]));
  const ownership = readOwnership(texts);
  return [...texts].flatMap(([file, text]) =>
    accessesIn(text).flatMap(({ table, isWrite }) => {
      const fault = faultOf(ownership, areaOf(file), table, isWrite);
      return fault ? [`${file}: ${fault}`] : [];
    }),
  );
}

function areaOf(file: string): string {
  return file.split('/')[1] ?? '';
}

function readOwnership(texts: ReadonlyMap<string, string>): Ownership {
  const ownerOf = new Map<string, string>();
  const readableOf = new Map<string, ReadonlySet<string>>();
  for (const [file, text] of texts) {
    const [, block = ''] = /interface Tables \{([^}]*)\}/.exec(text) ?? [];
    for (const [, table = ''] of block.matchAll(/^\s*(\w+):/gm)) ownerOf.set(table, areaOf(file));
    const [, list] = /export const readableTables = \[([^\]]*)\]/.exec(text) ?? [];
    if (list === undefined) continue;
    const known = readableOf.get(areaOf(file)) ?? new Set<string>();
    readableOf.set(
      areaOf(file),
      new Set([...known, ...[...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)]),
    );
  }
  return { ownerOf, readableOf };
}

interface Access {
  table: string;
  isWrite: boolean;
}

/** The tables that the statements of a file name, in the query builder's calls and in raw SQL. */
function accessesIn(text: string): Access[] {
  const built = text.matchAll(
    /\b(selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|innerJoinLateral|leftJoinLateral|insertInto|updateTable|deleteFrom|mergeInto|using)\(\s*\[?\s*'(\w+)/g,
  );
  const raw = [...text.matchAll(/sql(?:<[^`]*>)?`([^`]*)`/g)].flatMap(([, statement = '']) => [
    ...statement.matchAll(/\b(from|join|insert into|update|delete from)\s+(\w+)/gi),
  ]);
  return [...built, ...raw].map(([, verb = '', table = '']) => ({
    table,
    isWrite: /insert|update|delete|merge/i.test(verb),
  }));
}

function faultOf(
  { ownerOf, readableOf }: Ownership,
  area: string,
  table: string,
  isWrite: boolean,
): string | null {
  const owner = ownerOf.get(table);
  if (owner === undefined || owner === area) return null;
  if (isWrite) return `writes ${table}, which belongs to ${owner}`;
  if (readableOf.get(owner)?.has(table)) return null;
  return `reads ${table}, which ${owner} has not declared readable in its .public.ts`;
}
