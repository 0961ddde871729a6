import { toRecord } from '#database/to-record.ts';
import { machineKey, type MachineKey } from './machine-key.contract.ts';
import type { MachineKeyRow } from './machine-key.queries.ts';
import { type Grants, grantsBeyond } from '../roles/role.rules.ts';
import { scopesOf } from './machine-key.rules.ts';

/** A stored key as it is shown; `grants` is what who answers for it holds now. */
export function toMachineKey(row: MachineKeyRow, grants: Grants | undefined, now: Date): MachineKey {
  const scopes = scopesOf(row.scopes);
  const wanted = { permissions: new Set(scopes), isAdministrator: false };
  const resting = grantsBeyond(grants ?? { permissions: new Set(), isAdministrator: false }, wanted);
  return toRecord(machineKey, row, {
    scopes,
    restingScopes: resting,
    state: stateOf(row, grants, now),
    answeredBy: { id: row.answered_by, name: `${row.first_name} ${row.last_name}`.trim() },
  });
}

function stateOf(row: MachineKeyRow, grants: Grants | undefined, now: Date): MachineKey['state'] {
  if (row.revoked_at !== null) return 'revoked';
  if (Date.parse(row.expires_at) <= now.getTime()) return 'expired';
  return grants === undefined ? 'orphaned' : 'working';
}
