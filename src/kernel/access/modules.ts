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

/** Reads a stored flag table, filling what it does not name with the defaults and dropping strangers. */
export function readModules(stored: Record<string, unknown>): Record<ModuleFlag, boolean> {
  const flags = Object.entries(moduleDefaults).map(([flag, start]) => {
    const value = stored[flag];
    return [flag, typeof value === 'boolean' ? value : start];
  });
  return Object.fromEntries(flags) as Record<ModuleFlag, boolean>;
}
