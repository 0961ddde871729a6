/** What an address can be made of: the id that the entry names, and the values kept, where the whole entry is open. */
export interface KeptRecord {
  resource: string;
  resourceId: string | null;
  oldValues?: unknown;
  newValues?: unknown;
}

type Screen = (id: string, valueOf: (field: string) => string | undefined) => string | undefined;

const billing = '/dashboard/billing';
const laboratory = '/dashboard/laboratory';
const people = '/dashboard/settings?tab=users';

const screens: Readonly<Record<string, Screen>> = {
  patients: (id) => `/dashboard/patients/${id}`,
  appointments: (id) => `/dashboard/scheduling?appointmentId=${id}`,
  doctors: () => '/dashboard/scheduling/doctors',
  invoices: (id) => `${billing}/${id}`,
  // A payment stands on the page of its invoice, which the entry names.
  payments: (_id, valueOf) => within(billing, valueOf('invoiceId')),
  refund_requests: () => `${billing}/refunds`,
  cashier_days: () => `${billing}/cashier`,
  services: () => `${billing}/services?status=all`,
  lab_orders: (id) => `${laboratory}?orderId=${id}`,
  lab_results: (_id, valueOf) => ofOrder(valueOf('order_id') ?? valueOf('orderId')),
  lab_alerts: (_id, valueOf) => ofOrder(valueOf('orderId')),
  lab_tests: (_id, valueOf) => searched('/dashboard/lab-test-manager', valueOf('name')),
  referrers: (id) => `/dashboard/referrals/${id}`,
  referrals: (_id, valueOf) => within('/dashboard/referrals', valueOf('referrerId')),
  payouts: (_id, valueOf) => narrowed('/dashboard/payouts', 'referrerId', valueOf('referrerId')),
  emergency_access: () => '/dashboard/emergency-access?state=all',
  users: (_id, valueOf) => searched(`${people}&section=users`, valueOf('email')),
  roles: (id) => `${people}&section=roles&role=${id}`,
};

/** The address of the screen that shows a record, or of the list it stands in; undefined where there is none. */
export function screenOfRecord({
  resource,
  resourceId,
  oldValues,
  newValues,
}: KeptRecord): string | undefined {
  if (resourceId === null) return undefined;
  return screens[resource]?.(resourceId, (field) => textIn(newValues, field) ?? textIn(oldValues, field));
}

function textIn(values: unknown, field: string): string | undefined {
  const value: unknown = Object(values)[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function within(path: string, id: string | undefined): string | undefined {
  return id && `${path}/${encodeURIComponent(id)}`;
}

function ofOrder(id: string | undefined): string | undefined {
  return id && narrowed(laboratory, 'orderId', id);
}

function searched(path: string, text: string | undefined): string {
  return narrowed(path, 'q', text);
}

function narrowed(path: string, name: string, value: string | undefined): string {
  if (value === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}
