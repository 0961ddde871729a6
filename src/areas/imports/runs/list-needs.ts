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

/** The lists whose records keep the account that made them: the command line fills them in the name of one. */
export const listsOfAccounts: ReadonlySet<keyof typeof listNeeds> = new Set([
  'medicines',
  'diagnoses',
  'stock-items',
  'opening-stock',
  'people',
  'beds',
] as const);

export type ListName = keyof typeof listNeeds;

export const listNames = Object.keys(listNeeds) as [ListName, ...ListName[]];
