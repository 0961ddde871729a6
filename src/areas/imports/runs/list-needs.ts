import type { Permission } from '#kernel/access/permissions.ts';

/** The lists that are imported by this frame, and who may fill each. */
export const listNeeds = {
  patients: 'patients.write',
  medicines: 'pharmacy.catalogue',
  diagnoses: 'admin.settings',
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

/** Who may undo what somebody else has imported, where filling the list by hand is not enough. */
export const undoNeeds: Partial<Record<keyof typeof listNeeds, Permission>> = {
  patients: 'patients.delete',
};

export type ListName = keyof typeof listNeeds;

export const listNames = Object.keys(listNeeds) as [ListName, ...ListName[]];
