import { recordClientLog } from '#areas/audit/client-log/client-log.contract.ts';
import { bookAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { openEmergencyAccess } from '#areas/emergency-access/emergency-access/emergency-access.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { insertNotifications } from '#areas/notifications/notifications/notification.queries.ts';
import { listOwnSessions } from '#areas/people/account/account.contract.ts';
import { assignRole } from '#areas/people/assignments/assignment.contract.ts';
import { createRole } from '#areas/people/roles/role.contract.ts';
import { createUser } from '#areas/people/users/user.contract.ts';
import { newId } from '#kernel/ids.ts';
import { aBooking, aDoctor } from './appointments.ts';
import { fillBilling } from './billing.ts';
import type { Caller, Hospital, TestSystem } from '../hospital.ts';
import { aMarkedLabResult, type LabIds } from './laboratory.ts';
import { aColleague, aPatient } from './people.ts';
import { fillReferrals } from './referrals.ts';

/** One real id of every kind of record that a hospital keeps. */
export interface KnownIds extends LabIds {
  patient: string;
  doctor: string;
  appointment: string;
  /** Somebody who never signs in. */
  user: string;
  /** Of the administrator. */
  session: string;
  role: string;
  notification: string;
  /** Opened by the doctor. */
  emergencyAccess: string;
  auditEntry: string;
  service: string;
  /** A draft of the patient, with the service on it. */
  invoice: string;
  payment: string;
  /** Not decided yet. */
  refundRequest: string;
  /** Closed. */
  cashierDay: string;
  referrer: string;
  /** Pending. */
  payout: string;
  /** A pending one of the patient, in no payout. */
  referral: string;
}

/** Fills a hospital with two records of every kind, with a mark in every text; returns ids of one of each. */
export async function fillWithMark(
  { database }: TestSystem,
  hospital: Hospital,
  mark: string,
): Promise<KnownIds> {
  const { tenantId } = hospital;
  const clerk = await hospital.as('tenant_admin');
  const { rows: sessions } = await clerk.call(listOwnSessions, {});
  const ids = { session: sessions[0]!.id } as KnownIds;
  for (let made = 0; made < 2; made += 1) {
    ids.user = (await clerk.call(createUser, aColleague({ firstName: mark, phone: null }))).id;
  }
  const users = await database.inTenant(tenantId, 'read', (db) =>
    db.selectFrom('user_account').select('id').where('tenant_id', '=', tenantId).execute(),
  );
  const role = { name: mark, description: mark, permissions: ['patients.read' as const] };
  ids.role = (await clerk.call(createRole, role)).id;
  for (const { id } of users) await clerk.call(assignRole, { userId: id, roleId: ids.role });
  const error = { level: 'error', message: mark, source: 'error', screen: '/dashboard' } as const;
  await clerk.call(recordClientLog, { entries: [error, error] });
  for (let made = 0; made < 2; made += 1) {
    const texts = { lastName: mark, address: mark, allergies: mark, email: `${made}@${mark}.example` };
    ids.patient = (await clerk.call(registerPatient, aPatient(texts))).id;
    ids.doctor = (await aDoctor(hospital, { name: `Dr. ${mark}`, userId: ids.user })).id;
    const booking = await aBooking(clerk, { patientId: ids.patient, doctorId: ids.doctor });
    ids.appointment = (
      await clerk.call(bookAppointment, { ...booking, title: mark, description: mark, notes: mark })
    ).id;
    Object.assign(ids, await aMarkedLabResult(hospital, mark, ids.patient, `${mark} ${made}`));
    ids.emergencyAccess = await openRestricted(clerk, await hospital.as('doctor'), mark);
    Object.assign(ids, await fillBilling(clerk, ids.patient, mark));
    Object.assign(ids, await fillReferrals(clerk, ids.patient, mark));
    ids.notification = newId();
    await database.inTenant(tenantId, 'write', async (db) => {
      await insertNotifications(
        db,
        users.map(({ id }) => ({
          tenant_id: tenantId,
          id: id === ids.user ? ids.notification : newId(),
          user_id: id,
          code: null,
          facts: null,
          title: mark,
          message: mark,
          type: 'info',
          link: null,
          read: false,
          created_at: new Date().toISOString(),
        })),
      );
    });
  }
  ids.auditEntry = await nameEverybody(database, tenantId, mark);
  return ids;
}

/** A restricted record that the doctor has opened in an emergency; returns the id of the access. */
async function openRestricted(clerk: Caller, doctor: Caller, mark: string): Promise<string> {
  const { id: patientId } = await clerk.call(registerPatient, aPatient({ lastName: mark }));
  await clerk.call(restrictPatient, { patientId, version: 1 });
  const reason = `${mark}, and nobody else to ask`;
  const access = await doctor.call(openEmergencyAccess, { patientId, category: 'urgent_care', reason });
  return access.id;
}

/** Lists of the audit trail show who did it; returns the id of an entry. */
async function nameEverybody(
  database: TestSystem['database'],
  tenantId: string,
  name: string,
): Promise<string> {
  return database.inTenant(tenantId, 'write', async (db) => {
    await db
      .updateTable('user_account')
      .set({ first_name: name })
      .where('tenant_id', '=', tenantId)
      .execute();
    const entry = await db
      .selectFrom('audit_entry')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .executeTakeFirstOrThrow();
    return entry.id;
  });
}
