import { isPermission } from '#kernel/access/permissions.ts';
import { permissionCatalogue } from '#kernel/access/permission-catalogue.ts';
import { permissionDescriptions } from '#kernel/access/permission-descriptions.ts';
import type { Tone } from '#ui/page/tone.ts';
import { permissionWords } from '../permissions/permission.words.ts';
import type { PermissionEntry } from '../roles/role.contract.ts';
import { isGrantable } from '../roles/role.rules.ts';
import type { MachineKey } from './machine-key.contract.ts';

export const stateTones: Record<MachineKey['state'], Tone> = {
  working: 'success',
  orphaned: 'warning',
  expired: 'neutral',
  revoked: 'neutral',
};

/** Everything that a key can have as a scope, in the reader's language. */
export function scopeCatalogue(): PermissionEntry[] {
  return permissionCatalogue
    .filter(({ code }) => isGrantable(code))
    .map((entry) => permissionWords({ ...entry, description: permissionDescriptions[entry.code] }));
}

/** Scopes by their names, in a row. */
export function scopeNames(codes: readonly string[]): string {
  const labels = new Map(scopeCatalogue().map(({ code, label }) => [code, label]));
  return codes.map((code) => (isPermission(code) ? (labels.get(code) ?? code) : code)).join(', ');
}
