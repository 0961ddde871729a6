import { type Actor, can } from './actor.ts';
import type { PermissionDemand } from './permissions.ts';

interface TopicRule {
  /** Who is told that records of the topic changed; of a topic for nobody only the form with an id is announced. */
  heardBy: 'signed-in' | 'nobody' | PermissionDemand;
  /** What the id names in `topic/ID`. A person's is told to that person alone; a patient's may be restricted. */
  ids?: 'record' | 'patient' | 'person';
}

/**
 * Every topic that is announced to open screens, by the first part of its name, and who hears it: those who may make
 * the calls that screens fetch again. What is not here cannot be announced, and is told to nobody.
 */
export const topicRules = {
  admissions: { heardBy: ['admissions.read', 'admissions.request'], ids: 'record' },
  allergies: { heardBy: ['emr.read', 'emr.allergies'], ids: 'patient' },
  appointments: { heardBy: 'appointments.read', ids: 'record' },
  applications: { heardBy: 'super_admin' },
  clients: { heardBy: 'super_admin' },
  'client-invoices': { heardBy: 'super_admin' },
  'client-payments': { heardBy: 'super_admin' },
  plans: { heardBy: 'super_admin' },
  subscription: { heardBy: ['billing.read', 'admin.settings'] },
  'audit-verification': { heardBy: 'admin.audit' },
  beds: { heardBy: ['admissions.read', 'beds.admin', 'beds.assign', 'beds.clean'] },
  'bed-transfers': { heardBy: ['beds.assign', 'admissions.read'] },
  'billing-settings': { heardBy: ['billing.read', 'admin.settings'] },
  'cashier-days': { heardBy: ['billing.payments', 'pharmacy.counter'] },
  'counter-sales': { heardBy: 'pharmacy.counter' },
  census: { heardBy: ['admissions.read', 'beds.admin'] },
  'client-log': { heardBy: 'admin.audit' },
  'commission-settings': { heardBy: ['referrals.commissions', 'admin.settings'] },
  consultations: { heardBy: 'emr.read', ids: 'record' },
  'controlled-medicines': { heardBy: 'pharmacy.controlled' },
  'consultation-templates': { heardBy: 'emr.write', ids: 'person' },
  deposits: { heardBy: ['billing.read', 'billing.payments', 'billing.refunds'] },
  diagnoses: { heardBy: ['emr.read', 'admin.settings'] },
  'data-exports': { heardBy: 'admin.export' },
  doses: { heardBy: ['mar.read', 'mar.admin', 'nursing.read'] },
  'dose-policy': { heardBy: ['mar.admin', 'admin.settings'] },
  'emergency-access': { heardBy: 'admin.audit', ids: 'person' },
  invoices: { heardBy: 'billing.read', ids: 'record' },
  'machine-keys': { heardBy: 'admin.keys' },
  'lab-alerts': { heardBy: ['lab.read', 'emr.read', 'lab.acknowledge'] },
  'lab-orders': { heardBy: ['lab.read', 'billing.write'], ids: 'record' },
  'lab-results': { heardBy: ['lab.read', 'emr.read'] },
  'lab-settings': { heardBy: ['lab.read', 'admin.settings'] },
  'lab-tests': { heardBy: ['lab.read', 'lab.catalog', 'billing.write'] },
  medicines: { heardBy: ['pharmacy.read', 'pharmacy.prescribe'] },
  /** Messages that were written, sent or failed; the delivery of messages listens as well. */
  messages: { heardBy: 'admin.settings' },
  'message-settings': { heardBy: 'admin.settings' },
  notifications: { heardBy: 'nobody', ids: 'person' },
  patients: { heardBy: 'patients.read', ids: 'patient' },
  payments: { heardBy: ['billing.read', 'billing.payments', 'billing.refunds'] },
  payouts: { heardBy: 'referrals.commissions' },
  prescriptions: { heardBy: ['pharmacy.read', 'pharmacy.prescribe', 'emr.read'], ids: 'record' },
  problems: { heardBy: 'emr.read', ids: 'patient' },
  referrals: { heardBy: 'referrals.read', ids: 'record' },
  referrers: { heardBy: 'referrals.read', ids: 'record' },
  /** A record has become restricted: who may still have it open fetches it again, and is refused. */
  restrictions: { heardBy: 'patients.read', ids: 'record' },
  roles: { heardBy: ['admin.roles', 'admin.users', 'admin.settings'] },
  services: { heardBy: 'billing.read' },
  /** What sessions may do or how long they last changed for everybody; with an id, for one person. */
  sessions: { heardBy: 'signed-in', ids: 'person' },
  /** Name, formats and modules of the hospital, which every page shows. */
  settings: { heardBy: 'signed-in' },
  'care-plans': { heardBy: ['nursing.read', 'nursing.write'] },
  fluids: { heardBy: ['nursing.read', 'nursing.write', 'emr.read'] },
  'fluid-settings': { heardBy: ['nursing.read', 'nursing.write', 'emr.read', 'admin.settings'] },
  wounds: { heardBy: ['nursing.read', 'nursing.write', 'emr.read'] },
  'nursing-assessments': { heardBy: ['nursing.read', 'nursing.write'] },
  'nursing-handovers': { heardBy: ['nursing.read', 'nursing.write', 'shifts.manage'] },
  'nursing-notes': { heardBy: ['nursing.read', 'nursing.write'] },
  'progress-notes': { heardBy: ['nursing.read', 'nursing.write', 'emr.read'] },
  'ward-orders': { heardBy: ['nursing.read', 'nursing.write', 'emr.read'] },
  'order-sets': { heardBy: ['emr.write', 'admin.settings'] },
  'nursing-shifts': { heardBy: ['nursing.read', 'nursing.write', 'shifts.manage'] },
  'nursing-tasks': { heardBy: ['nursing.read', 'nursing.write'] },
  'vital-signs': { heardBy: ['nursing.read', 'vitals.write', 'emr.read'] },
  'late-entry-settings': { heardBy: 'admin.settings' },
  'document-limit': { heardBy: 'admin.settings' },
  'transfer-settings': { heardBy: ['beds.assign', 'admin.settings'] },
  'stay-charges': { heardBy: ['billing.read', 'beds.admin', 'admissions.receive', 'admissions.discharge'] },
  'purchase-orders': { heardBy: 'inventory.read', ids: 'record' },
  requisitions: { heardBy: ['inventory.read', 'inventory.request'], ids: 'record' },
  'stock-recalls': { heardBy: 'inventory.read', ids: 'record' },
  'stock-takes': { heardBy: 'inventory.read', ids: 'record' },
  'surgical-cases': { heardBy: 'surgery.read', ids: 'record' },
  'anesthesia-records': {
    heardBy: ['surgery.read', 'surgery.nursing', 'surgery.operate', 'surgery.anesthesia'],
  },
  'checklist-adaptation': {
    heardBy: ['surgery.nursing', 'surgery.operate', 'surgery.anesthesia', 'admin.settings'],
  },
  'operative-note-templates': { heardBy: 'surgery.operate' },
  'operative-notes': {
    heardBy: ['surgery.read', 'surgery.nursing', 'surgery.operate', 'surgery.anesthesia'],
  },
  'safety-overrides': { heardBy: 'admin.audit' },
  'counted-items': {
    heardBy: ['surgery.nursing', 'surgery.operate', 'surgery.anesthesia', 'admin.settings'],
  },
  'surgical-counts': {
    heardBy: ['surgery.read', 'surgery.nursing', 'surgery.operate', 'surgery.anesthesia'],
  },
  'surgical-checklists': {
    heardBy: ['surgery.read', 'surgery.nursing', 'surgery.operate', 'surgery.anesthesia'],
  },
  'surgical-implants': { heardBy: ['surgery.nursing', 'surgery.operate', 'surgery.anesthesia'] },
  'surgical-specimens': { heardBy: ['surgery.nursing', 'surgery.operate', 'surgery.anesthesia'] },
  'surgical-consumables': { heardBy: ['surgery.nursing', 'surgery.operate', 'surgery.anesthesia'] },
  'surgical-charges': { heardBy: 'billing.read' },
  'surgical-pricing': { heardBy: 'theatre.admin' },
  'surgical-procedures': { heardBy: 'surgery.read' },
  'consent-wording': { heardBy: 'surgery.read' },
  theatres: { heardBy: 'surgery.read' },
  suppliers: { heardBy: 'inventory.read' },
  stock: { heardBy: 'inventory.read', ids: 'record' },
  'stock-places': { heardBy: ['inventory.read', 'inventory.request'] },
  'stock-requests': { heardBy: 'inventory.read' },
  'stock-settings': { heardBy: ['inventory.read', 'admin.settings'] },
  'stock-transfers': { heardBy: 'inventory.read', ids: 'record' },
  users: { heardBy: ['admin.users', 'admin.settings'] },
} as const satisfies Record<string, TopicRule>;

type Rules = typeof topicRules;
type Name = keyof Rules;
type OfMany = { [Key in Name]: Rules[Key]['heardBy'] extends 'nobody' ? never : Key }[Name];
type WithIds = { [Key in Name]: Rules[Key] extends { ids: string } ? Key : never }[Name];

/** What can be announced: `invoices`, or `invoices/ID` for one of them. */
export type Topic = OfMany | `${WithIds}/${string}`;

/** Whoever listens to announcements. */
export type Listener = Pick<Actor, 'userId' | 'permissions' | 'isAdministrator'>;

/** What changed in one hospital. */
export interface LiveChange {
  topics: readonly string[];
  /** The topics that name a restricted patient, each with the people to whom an emergency access opens the record. */
  restricted: ReadonlyMap<string, readonly string[]>;
}

/** The topics of a change that somebody is told of. */
export function topicsHeardBy(listener: Listener, { topics, restricted }: LiveChange): string[] {
  return topics.filter((topic) => {
    const opened = restricted.get(topic);
    return hears(listener, topic) && (opened === undefined || opens(listener, opened));
  });
}

/** The id of the patient whom a topic names; undefined for topics that name none. */
export function patientOf(topic: string): string | undefined {
  const { rule, id } = partsOf(topic);
  return rule?.ids === 'patient' ? id : undefined;
}

function hears(listener: Listener, topic: string): boolean {
  const { rule, id } = partsOf(topic);
  if (!rule) return false;
  if (id !== undefined && rule.ids === 'person') return id === listener.userId;
  if (id !== undefined && !rule.ids) return false;
  if (rule.heardBy === 'signed-in') return true;
  return rule.heardBy !== 'nobody' && can(listener, rule.heardBy);
}

function opens(listener: Listener, opened: readonly string[]): boolean {
  if (can(listener, 'emr.sensitive')) return true;
  return can(listener, 'emr.read') && opened.includes(listener.userId);
}

function partsOf(topic: string): { rule: TopicRule | undefined; id: string | undefined } {
  const at = topic.indexOf('/');
  const name = at < 0 ? topic : topic.slice(0, at);
  const rule: TopicRule | undefined = Object.hasOwn(topicRules, name) ? topicRules[name as Name] : undefined;
  return { rule, id: at < 0 ? undefined : topic.slice(at + 1) };
}
