import type { Permission } from './permissions.ts';

/** Module flags of a tenant and how a new tenant starts (document 1, section 6). */
export const moduleDefaults = {
  admissions_enabled: false,
  nursing_enabled: false,
  surgery_enabled: false,
  pharmacy_enabled: false,
  laboratory_enabled: false,
  billing_enabled: false,
  reports_enabled: false,
  inventory_enabled: false,
  payouts_enabled: true,
  audit_trail_enabled: true,
  referral_reports_enabled: true,
  notifications_v1: false,
} as const satisfies Record<string, boolean>;

export type ModuleFlag = keyof typeof moduleDefaults;

/** Modules that hospitals can switch on already and that nothing in the program asks for yet. */
export const modulesToCome: ReadonlySet<ModuleFlag> = new Set();

const moduleOfPart: Readonly<Record<string, ModuleFlag>> = {
  admissions: 'admissions_enabled',
  beds: 'admissions_enabled',
  nursing: 'nursing_enabled',
  vitals: 'nursing_enabled',
  mar: 'nursing_enabled',
  shifts: 'nursing_enabled',
  surgery: 'surgery_enabled',
  theatre: 'surgery_enabled',
  lab: 'laboratory_enabled',
  pharmacy: 'pharmacy_enabled',
  inventory: 'inventory_enabled',
  billing: 'billing_enabled',
  reports: 'reports_enabled',
};

/** The module whose work a permission is for, such as the laboratory for `lab.read`; undefined where it has none. */
export function moduleOf(permission: Permission): ModuleFlag | undefined {
  return moduleOfPart[permission.split('.')[0]!];
}

/** Reads a stored flag table, filling what it does not name with the defaults and dropping strangers. */
export function readModules(stored: Record<string, unknown>): Record<ModuleFlag, boolean> {
  const flags = Object.entries(moduleDefaults).map(([flag, start]) => {
    const value = stored[flag];
    return [flag, typeof value === 'boolean' ? value : start];
  });
  return Object.fromEntries(flags) as Record<ModuleFlag, boolean>;
}
