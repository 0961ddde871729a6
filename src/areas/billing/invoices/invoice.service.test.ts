import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookAppointment, deleteAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { newId } from '#kernel/ids.ts';
import { aBooking } from '#areas/appointments/appointments.fixture.ts';
import { anInvoice, anInvoiceFor } from '../billing.fixture.ts';
import { readCounted } from '#testing/counted.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import * as contract from './invoice.contract.ts';

describe('invoices', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let neighbour: Hospital;
  let biller: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    neighbour = await opened.aHospital();
    biller = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  test('a made invoice is added up, opened again with every item, and its opening is recorded', async () => {
    const made = await anInvoice(biller, {
      items: [
        { name: 'Consultation', quantity: 1, priceMinor: 80_000 },
        { name: 'Dressing', description: 'left hand', quantity: 3, priceMinor: 1505 },
      ],
      discountBasisPoints: 500,
      notes: 'Pays at the counter',
    });
    expect(made).toMatchObject({
      status: 'draft',
      currencyCode: 'BDT',
      subtotalMinor: 84_515,
      discountMinor: 4226,
      taxBasisPoints: 1000,
      taxMinor: 8029,
      totalMinor: 88_318,
      dueMinor: 0,
    });
    expect(made.invoiceNumber).toMatch(/^INV-\d{6}$/);
    const found = await biller.call(contract.getInvoice, { invoiceId: made.id });
    expect(found).toEqual(made);
    const views = await auditActions(made.id);
    expect(views).toEqual(['CREATE', 'VIEW']);
  });

  test('a repeat of one submission makes one invoice and is answered alike', async () => {
    const patient = await biller.call(registerPatient, aPatient());
    const [first, second] = await Promise.all([
      biller.call(contract.createInvoice, anInvoiceFor(patient.id), 'one-submission'),
      biller.call(contract.createInvoice, anInvoiceFor(patient.id), 'one-submission'),
    ]);
    expect(second).toEqual(first);
    const { rows } = await biller.call(contract.listInvoices, { patientId: patient.id });
    expect(rows.map((row) => row.id)).toEqual([first.id]);
  });

  test('a draft is written anew, sent and counted; after that it is no longer edited', async () => {
    const own = await opened.aHospital();
    const someone = await own.as('tenant_admin');
    const draft = await anInvoice(someone);
    const { patientId: _stays, ...fields } = anInvoiceFor(draft.patient!.id, {
      items: [{ name: 'X-ray', quantity: 2, priceMinor: 60_000 }],
      discountMinor: 20_000,
      taxBasisPoints: 0,
    });
    const edited = await someone.call(contract.updateInvoice, { ...fields, invoiceId: draft.id, version: 1 });
    expect(edited).toMatchObject({ totalMinor: 100_000, status: 'draft', version: 2 });
    expect(edited.items.map((item) => item.name)).toEqual(['X-ray']);
    expect(await someone.call(contract.countInvoices, {})).toMatchObject({ revenueMinor: 0, total: 1 });
    const sent = await someone.call(contract.sendInvoice, { invoiceId: draft.id, version: 2 });
    expect(sent).toMatchObject({ status: 'sent', dueMinor: 100_000, version: 3 });
    expect(await someone.call(contract.countInvoices, {})).toEqual({
      currencyCode: 'BDT',
      revenueMinor: 100_000,
      collectedMinor: 0,
      outstandingMinor: 100_000,
      total: 1,
    });
    const again = { ...fields, invoiceId: draft.id, version: 3 };
    await expect(someone.call(contract.updateInvoice, again)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await expect(
      someone.call(contract.sendInvoice, { invoiceId: draft.id, version: 3 }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE', facts: { status: 'sent' } });
  });

  test('an unpaid invoice is voided with a reason, leaves the revenue, and is not voided twice', async () => {
    const own = await opened.aHospital();
    const someone = await own.as('tenant_admin');
    const sent = await anInvoice(someone, { send: true });
    expect((await someone.call(contract.countInvoices, {})).revenueMinor).toBe(110_000);
    const voided = await someone.call(contract.voidInvoice, {
      invoiceId: sent.id,
      version: 1,
      reason: 'Wrong patient',
    });
    expect(voided).toMatchObject({ status: 'void', voidReason: 'Wrong patient', dueMinor: 0 });
    expect(await someone.call(contract.countInvoices, {})).toMatchObject({ revenueMinor: 0, total: 1 });
    await expect(
      someone.call(contract.voidInvoice, { invoiceId: sent.id, version: 2, reason: 'Again' }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('an invoice of nothing is paid as soon as it is sent', async () => {
    const made = await anInvoice(biller, { discountBasisPoints: 10_000, send: true });
    expect(made).toMatchObject({ totalMinor: 0, status: 'paid', dueMinor: 0 });
    expect(made.paidAt).toBe(made.sentAt);
  });

  test('an appointment with an invoice is not deleted, and says why', async () => {
    const booked = await biller.call(bookAppointment, await aBooking(biller));
    await anInvoice(biller, { patientId: booked.patient.id, appointmentId: booked.id });
    await expect(
      biller.call(deleteAppointment, { appointmentId: booked.id, version: booked.version }),
    ).rejects.toMatchObject({ code: 'APPOINTMENT_IN_USE' });
  });

  test('who sends with an old version is told what is stored now, and nothing is written', async () => {
    const draft = await anInvoice(biller);
    const { patientId: _stays, ...fields } = anInvoiceFor(draft.patient!.id, { notes: 'Newer' });
    await biller.call(contract.updateInvoice, { ...fields, invoiceId: draft.id, version: 1 });
    await expect(
      biller.call(contract.sendInvoice, { invoiceId: draft.id, version: 1 }),
    ).rejects.toMatchObject({ code: 'STALE', facts: { current: { notes: 'Newer', version: 2 } } });
    const { status } = await biller.call(contract.getInvoice, { invoiceId: draft.id });
    expect(status).toBe('draft');
  });

  test('what an invoice cannot hold is refused at its field and leaves nothing behind', async () => {
    const patient = await biller.call(registerPatient, aPatient());
    const other = await biller.call(bookAppointment, await aBooking(biller));
    const before = await everythingWritten();
    const refused = async (part: Parameters<typeof anInvoiceFor>[1], field: string, code: string) =>
      expect(biller.call(contract.createInvoice, anInvoiceFor(patient.id, part))).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        facts: { fields: { [field]: { code } } },
      });
    await refused({ discountMinor: 100_001 }, 'discountMinor', 'invoices.discountTooHigh');
    await refused({ dueDate: '2020-01-01' }, 'dueDate', 'invoices.dueDatePast');
    await refused({ items: [] }, 'items', 'invoices.noItems');
    const half = { name: 'Half', quantity: 0.5, priceMinor: 1 };
    await refused({ items: [half] }, 'items.0.quantity', 'value.notWhole');
    await refused({ appointmentId: other.id }, 'appointmentId', 'invoices.appointmentOfAnother');
    await expect(
      biller.call(contract.createInvoice, anInvoiceFor(patient.id, { referralId: newId() })),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await everythingWritten()).toEqual(before);
  });

  test('the list is newest first and paged by key, each invoice once', async () => {
    const someone = await (await opened.aHospital()).as('tenant_admin');
    const patient = await someone.call(registerPatient, aPatient());
    for (let made = 0; made < 7; made += 1) {
      await someone.call(contract.createInvoice, anInvoiceFor(patient.id));
    }
    for (const [sort, first] of [
      ['-created', 'INV-000007'],
      ['created', 'INV-000001'],
    ] as const) {
      const numbers: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await someone.call(contract.listInvoices, {
          sort,
          limit: 3,
          ...(cursor ? { cursor } : {}),
        });
        numbers.push(...page.rows.map((row) => row.invoiceNumber));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(numbers[0]).toBe(first);
      expect(new Set(numbers).size).toBe(7);
    }
  });

  test('a search finds an invoice by its number and by its patient', async () => {
    const made = await anInvoice(biller);
    for (const search of [made.invoiceNumber, made.invoiceNumber.toLowerCase(), made.patient!.lastName]) {
      const { rows } = await biller.call(contract.listInvoices, { search });
      expect(rows.map((row) => row.id)).toEqual([made.id]);
    }
    expect((await biller.call(contract.listInvoices, { search: 'nobody so called' })).rows).toEqual([]);
  });

  test('who only reads billing makes, sends and voids nothing; a nurse sees nothing', async () => {
    const clerk = await hospital.as('receptionist');
    const draft = await anInvoice(biller);
    const refused = { code: 'FORBIDDEN' };
    await expect(clerk.call(contract.createInvoice, anInvoiceFor(draft.patient!.id))).rejects.toMatchObject(
      refused,
    );
    await expect(clerk.call(contract.sendInvoice, { invoiceId: draft.id, version: 1 })).rejects.toMatchObject(
      refused,
    );
    await expect(
      clerk.call(contract.voidInvoice, { invoiceId: draft.id, version: 1, reason: 'x' }),
    ).rejects.toMatchObject(refused);
    const nurse = await hospital.as('nurse');
    await expect(nurse.call(contract.listInvoices, {})).rejects.toMatchObject(refused);
  });

  test('another hospital neither sees nor changes an invoice, nor bills our patients', async () => {
    const draft = await anInvoice(biller);
    const stranger = await neighbour.as('tenant_admin');
    const unknown = { code: 'NOT_FOUND' };
    await expect(stranger.call(contract.getInvoice, { invoiceId: draft.id })).rejects.toMatchObject(unknown);
    await expect(
      stranger.call(contract.sendInvoice, { invoiceId: draft.id, version: 1 }),
    ).rejects.toMatchObject(unknown);
    await expect(
      stranger.call(contract.createInvoice, anInvoiceFor(draft.patient!.id)),
    ).rejects.toMatchObject(unknown);
    expect((await stranger.call(contract.listInvoices, {})).rows).toEqual([]);
    expect(await stranger.call(contract.countInvoices, {})).toMatchObject({ revenueMinor: 0, total: 0 });
  });

  test('a print and an export leave an entry in the audit trail', async () => {
    const made = await anInvoice(biller);
    await biller.call(contract.recordInvoicePrint, { invoiceId: made.id, output: 'print' });
    expect(await auditActions(made.id)).toEqual(['CREATE', 'PRINT']);
    await biller.call(contract.exportInvoices, { patientId: made.patient!.id });
    expect(await auditActions(null)).toContain('EXPORT');
  });

  /** Whatever a call about invoices can write in the hospital. */
  function everythingWritten() {
    return opened.database.inTenant(hospital.tenantId, 'read', async (db) =>
      Promise.all([
        ...(['invoice', 'invoice_item', 'audit_entry'] as const).map((table) =>
          db.selectFrom(table).selectAll().where('tenant_id', '=', hospital.tenantId).execute(),
        ),
        readCounted(db, hospital.tenantId),
      ]),
    );
  }

  function auditActions(resourceId: string | null) {
    return opened.database.inTenant(hospital.tenantId, 'read', async (db) => {
      const entries = await db
        .selectFrom('audit_entry')
        .select('action')
        .where('tenant_id', '=', hospital.tenantId)
        .where('resource', '=', 'invoices')
        .where('resource_id', resourceId === null ? 'is' : '=', resourceId)
        .orderBy('id')
        .execute();
      return entries.map((entry) => entry.action);
    });
  }
});
