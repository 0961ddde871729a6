import type { CallContext } from '#server/call-context.ts';
import { can } from '#kernel/access/actor.ts';
import { isUuid } from '#kernel/ids.ts';
import type { TrailRow } from '../audit-trail.queries.ts';
import { tablesOfResources } from './named-records.ts';
import { type FoundNames, namedTables, selectNames } from './record-names.queries.ts';

type Named = Pick<TrailRow, 'resource' | 'resource_id' | 'is_withheld' | 'kept_name' | 'named_then'>;

/** What an entry calls its record. */
export interface RecordName {
  /** Null where it has no name, the reader may not read it, or the entry is withheld. */
  recordName: string | null;
  /** The record is not there any more. */
  isGone: boolean;
}

/**
 * What the records of some entries are called, as far as the reader may read it: what is withheld is not asked for. Some
 * kinds name their record by another one that it belongs to, such as a checklist by its operation: what is not in the
 * table of its kind is looked for in all of them.
 */
export async function namesOfRecords(context: CallContext, rows: readonly Named[]): Promise<FoundNames> {
  const asked = rows.filter((row) => !row.is_withheld && row.resource_id !== null && isUuid(row.resource_id));
  const tables = new Set(asked.flatMap(({ resource }) => tablesOfResources[resource] ?? []));
  const ids = [...new Set(asked.map(({ resource_id: id }) => id!.toLowerCase()))];
  const found = await selectNames(context.db, readerOf(context), ids, [...tables].toSorted());
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length === 0) return found;
  const elsewhere = await selectNames(context.db, readerOf(context), missing, namedTables);
  return new Map([...found, ...elsewhere]);
}

/** What records are called, by their ids, as far as the reader may read it; '' for one without a name. */
export function callRecords(
  context: CallContext,
  records: readonly { resource: string; recordId: string }[],
): Promise<FoundNames> {
  const tables = new Set(records.flatMap(({ resource }) => tablesOfResources[resource] ?? []));
  const ids = records.map(({ recordId }) => recordId);
  return selectNames(context.db, readerOf(context), ids, [...tables].toSorted());
}

/** What one entry calls its record, by the names that were found; the entry itself may have kept one. */
export function recordNameOf(row: Named, names: FoundNames): RecordName {
  const { resource, resource_id: id } = row;
  if (row.is_withheld) return { recordName: null, isGone: false };
  // What happens to the record later does not change what was done to it then.
  if (row.named_then) return { recordName: row.named_then, isGone: false };
  if (id === null) return { recordName: null, isGone: false };
  const isKept = tablesOfResources[resource] !== undefined && isUuid(id);
  const found = names.get(id.toLowerCase());
  const isGone = isKept && found === undefined;
  const name = found === undefined ? (isGone ? row.kept_name : null) : found;
  return { recordName: name || null, isGone };
}

const anyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** The most ids in the values of one entry that are looked up. */
const mostIds = 300;

type Valued = Pick<TrailRow, 'old_values' | 'new_values' | 'is_withheld'>;

function idsIn({ old_values, new_values, is_withheld }: Valued): string[] {
  if (is_withheld) return [];
  const text = JSON.stringify([old_values, new_values]);
  return [...new Set((text.match(anyId) ?? []).map((id) => id.toLowerCase()))].slice(0, mostIds);
}

/** Finds what the records are called whose ids stand in the values of some entries; asked for one of them it tells by id. */
export async function namesInValues(
  context: CallContext,
  rows: readonly Valued[],
): Promise<(row: Valued) => Record<string, string>> {
  const ids = [...new Set(rows.flatMap(idsIn))];
  const found = await selectNames(context.db, readerOf(context), ids, namedTables);
  return (row) =>
    Object.fromEntries(
      idsIn(row).flatMap((id) => {
        const name = found.get(id);
        return name ? [[id, name]] : [];
      }),
    );
}

function readerOf({ tenantId, actor }: CallContext) {
  return {
    tenantId,
    readsPatients: can(actor, 'patients.read'),
    isOperator: actor.permissions.has('super_admin'),
  };
}
