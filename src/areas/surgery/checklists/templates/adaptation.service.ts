import type { CallContext } from '#server/call-context.ts';
import { hospitalSetting } from '#server/records/hospital-setting.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type { AddedItem } from '../checklist.rules.ts';
import type * as contract from './adaptation.contract.ts';
import type { StoredAdaptation } from './adaptation.contract.ts';
import { adaptationRows, insertAdaptation, selectAdaptation } from './adaptation.queries.ts';
import type { ChecklistPhase, PublishedName } from './published-checklists.ts';

interface KnownAdaptation {
  basedOn: PublishedName;
  addedItems: AddedItem[];
  requiredToo: string[];
  secondPerson: ChecklistPhase[];
  version: number;
}

/** What new cases get: the checklist of the specification until the hospital has said otherwise. */
export async function readAdaptation({
  db,
  tenantId,
}: Pick<CallContext, 'db' | 'tenantId'>): Promise<KnownAdaptation> {
  return toKnown(await selectAdaptation(db, tenantId));
}

function toKnown(row: Awaited<ReturnType<typeof selectAdaptation>>): KnownAdaptation {
  return {
    basedOn: row?.based_on ?? 'openward',
    addedItems: row?.added_items ?? [],
    requiredToo: row?.required_too ?? [],
    secondPerson: row?.second_person ?? [],
    version: row?.version ?? 0,
  };
}

const adaptationSetting = hospitalSetting({
  resource: 'checklist_adaptation',
  topics: ['checklist-adaptation'],
  rows: adaptationRows,
  select: selectAdaptation,
  insert: insertAdaptation,
  once: 'checklist_adaptation_once',
  toSetting: (row) => told(toKnown(row)),
});

export const getChecklistAdaptation = adaptationSetting.read;

/** @throws AppError STALE with what is stored */
export function updateChecklistAdaptation(
  context: CallContext,
  { version, ...typed }: CallInput<typeof contract.updateChecklistAdaptation>,
): Promise<StoredAdaptation> {
  return adaptationSetting.change(context, version, () => ({
    based_on: typed.basedOn,
    added_items: JSON.stringify(typed.addedItems.map((item) => ({ code: newId(), ...item }))),
    required_too: typed.requiredToo,
    second_person: typed.secondPerson,
  }));
}

function told({
  basedOn,
  addedItems,
  requiredToo,
  secondPerson,
  version,
}: KnownAdaptation): StoredAdaptation {
  return {
    basedOn,
    addedItems: addedItems.map(({ phase, description, isRequired }) => ({ phase, description, isRequired })),
    requiredToo,
    secondPerson,
    version,
  };
}
