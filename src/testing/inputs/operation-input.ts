import type { Operation } from './api-operations.ts';
import type { KnownIds } from '../records/marked-hospital.ts';
import { fieldName, type FieldPath, idFieldsOf, validInput, withValue } from './valid-input.ts';

/** What the id in a field of this name points to. A field that is missing here fails the tests: add it. */
const kindOfField: Record<string, keyof KnownIds | 'cursor'> = {
  patientId: 'patient',
  doctorId: 'doctor',
  appointmentId: 'appointment',
  userId: 'user',
  roleId: 'role',
  initialRoles: 'role',
  sessionId: 'session',
  'notifications.markRead ids': 'notification',
  accessId: 'emergencyAccess',
  auditEntryId: 'auditEntry',
  resourceId: 'patient',
  serviceId: 'service',
  invoiceId: 'invoice',
  referralId: 'referral',
  paymentId: 'payment',
  refundRequestId: 'refundRequest',
  cashierDayId: 'cashierDay',
  orderId: 'labOrder',
  labOrderId: 'labOrder',
  testId: 'labTest',
  testIds: 'labTest',
  resultIds: 'labResult',
  alertId: 'labAlert',
  referrerId: 'referrer',
  payoutId: 'payout',
  cursor: 'cursor',
};

/** Ids that another system gave: they point to nothing of ours. */
const isFromElsewhere = (path: FieldPath) => fieldName(path) === 'externalId';

/** The places of an operation's input that name a record of ours. */
export function ownIdFields(operation: Operation): FieldPath[] {
  return idFieldsOf(operation.input).filter((path) => !isFromElsewhere(path));
}

/** What kind of record the id at a place of an operation's input names; undefined when nobody has said so yet. */
export function kindOf(operation: Operation, path: FieldPath): keyof KnownIds | 'cursor' | undefined {
  const name = fieldName(path);
  return kindOfField[`${operation.id} ${name}`] ?? kindOfField[name];
}

/** An input that the operation takes, whose ids are all among the given ones but for what is placed by path. */
export function inputWith(
  operation: Operation,
  ids: KnownIds,
  place: { path: FieldPath; value: unknown } | null = null,
): Record<string, unknown> {
  const placed = new Map<string, unknown>(place ? [[place.path.join('.'), place.value]] : []);
  for (const field of ownIdFields(operation)) {
    const kind = kindOf(operation, field);
    const isRequired = operation.input.required?.includes(field[0] ?? '') === true;
    if (!isRequired || placed.has(field.join('.')) || !kind || kind === 'cursor') continue;
    placed.set(field.join('.'), ids[kind]);
  }
  // The example knows which parts make sense together; its times and dates may be past.
  const example = (operation.example ?? {}) as Record<string, unknown>;
  const required = [...(operation.input.required ?? []), ...Object.keys(example)];
  const generated = validInput({ ...operation.input, required }, placed) as Record<string, unknown>;
  const isTime = (name: string) => /^date/.test(operation.input.properties?.[name]?.format ?? '');
  const times = Object.entries(generated).filter(([name]) => isTime(name));
  let input: unknown = { ...generated, ...example, ...Object.fromEntries(times) };
  for (const [field, id] of placed) input = withValue(input, field.split('.'), id);
  return input as Record<string, unknown>;
}
