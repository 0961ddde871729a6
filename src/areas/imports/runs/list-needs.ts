import type { Permission } from '#kernel/access/permissions.ts';

/** The lists that are imported by this frame, and who may fill each. */
export const listNeeds = {
  services: 'billing.write',
  'lab-tests': 'lab.catalog',
  'stock-items': 'inventory.write',
  'opening-stock': 'inventory.write',
  suppliers: 'inventory.write',
  people: 'admin.users',
  beds: 'beds.admin',
  procedures: 'theatre.admin',
  doctors: 'admin.settings',
} as const satisfies Record<string, Permission>;

export type ListName = keyof typeof listNeeds;

export const listNames = Object.keys(listNeeds) as [ListName, ...ListName[]];
