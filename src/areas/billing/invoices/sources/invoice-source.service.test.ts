import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { setLabOrderStatus } from '#areas/laboratory/orders/lab-order.contract.ts';
import { aBooking } from '#areas/appointments/appointments.fixture.ts';
import { createService } from '../../services/service.contract.ts';
import { anInvoice, anInvoiceFor } from '../../billing.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aLabOrder, aLabTest } from '#areas/laboratory/laboratory.fixture.ts';
import * as contract from '../invoice.contract.ts';
import { proposeForAppointment, proposeForLabOrder } from './invoice-source.contract.ts';

describe('where invoices come from', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let biller: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    biller = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  async function anOrder() {
    const tests = [await aLabTest(hospital), await aLabTest(hospital, { priceMinor: 120_000 })];
    return aLabOrder(
      biller,
      tests.map((one) => one.id),
    );
  }

  const billOf = (order: { id: string; patient: { id: string } }) =>
    biller.call(contract.createInvoice, anInvoiceFor(order.patient.id, { labOrderId: order.id }));

  test('a laboratory order proposes its tests at the price they were ordered for, and the proposal bills it', async () => {
    const order = await anOrder();
    const proposal = await biller.call(proposeForLabOrder, { labOrderId: order.id });
    expect(proposal).toMatchObject({
      orderNumber: order.orderNumber,
      patient: { id: order.patient.id },
      isCancelled: false,
      existing: null,
    });
    expect(proposal.items.map((item) => item.priceMinor)).toEqual([45_000, 120_000]);
    const invoice = await billOf(order);
    expect(invoice.labOrderId).toBe(order.id);
    const again = await biller.call(proposeForLabOrder, { labOrderId: order.id });
    expect(again.existing).toEqual({ invoiceId: invoice.id, invoiceNumber: invoice.invoiceNumber });
  });

  test('an order has one invoice, also when two clerks bill it at once; a void one frees it', async () => {
    const order = await anOrder();
    const attempts = await Promise.allSettled([billOf(order), billOf(order), billOf(order)]);
    const made = attempts.filter((attempt) => attempt.status === 'fulfilled');
    const refused = attempts.filter((attempt) => attempt.status === 'rejected');
    expect(made).toHaveLength(1);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'INVOICE_EXISTS' });
    const first = made[0]!.value;
    await expect(billOf(order)).rejects.toMatchObject({
      code: 'INVOICE_EXISTS',
      facts: { invoiceId: first.id, invoiceNumber: first.invoiceNumber },
    });
    await biller.call(contract.voidInvoice, { invoiceId: first.id, version: 1, reason: 'Wrong price' });
    expect((await billOf(order)).labOrderId).toBe(order.id);
  });

  test('an order of another patient, a cancelled one and one of another hospital are refused', async () => {
    const order = await anOrder();
    const other = await anInvoice(biller);
    await expect(
      biller.call(contract.createInvoice, anInvoiceFor(other.patient!.id, { labOrderId: order.id })),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { labOrderId: { code: 'invoices.labOrderOfAnother' } } },
    });
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    await expect(stranger.call(proposeForLabOrder, { labOrderId: order.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const { id: orderId, version } = order;
    await biller.call(setLabOrderStatus, { orderId, version, status: 'cancelled' });
    await expect(billOf(order)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { labOrderId: { code: 'invoices.labOrderCancelled' } } },
    });
  });

  test('an appointment proposes the service of its title, then of its type, else its title alone', async () => {
    const { id: appointmentId, patient } = await biller.call(bookAppointment, {
      ...(await aBooking(biller)),
      title: 'Knee injection',
      type: 'procedure',
    });
    const propose = () => biller.call(proposeForAppointment, { appointmentId });
    const free = await propose();
    expect(free).toMatchObject({ title: 'Knee injection', patient: { id: patient.id }, existing: [] });
    expect(free.item).toEqual({ serviceId: null, name: 'Knee injection', priceMinor: null });
    const inCatalogue = { category: 'Therapy', priceMinor: 250_000 };
    const general = await biller.call(createService, { ...inCatalogue, name: 'Procedure' });
    expect((await propose()).item).toMatchObject({ serviceId: general.id, priceMinor: 250_000 });
    const own = await biller.call(createService, {
      ...inCatalogue,
      name: 'KNEE injection',
      priceMinor: 300_000,
    });
    expect((await propose()).item).toEqual({ serviceId: own.id, name: own.name, priceMinor: 300_000 });
    const invoice = await anInvoice(biller, { patientId: patient.id, appointmentId });
    const { id: invoiceId, invoiceNumber } = invoice;
    expect((await propose()).existing).toEqual([{ invoiceId, invoiceNumber }]);
    await biller.call(contract.voidInvoice, { invoiceId, version: 1, reason: 'Wrong price' });
    expect((await propose()).existing).toEqual([]);
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    await expect(stranger.call(proposeForAppointment, { appointmentId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test("an appointment's invoice is found by it, and only its own patient gets it", async () => {
    const appointment = await biller.call(bookAppointment, await aBooking(biller));
    const { id: appointmentId, patient } = appointment;
    const invoice = await anInvoice(biller, { patientId: patient.id, appointmentId });
    const { rows } = await biller.call(contract.listInvoices, { appointmentId });
    expect(rows.map((row) => row.id)).toEqual([invoice.id]);
    const other = await anInvoice(biller);
    await expect(
      biller.call(contract.createInvoice, anInvoiceFor(other.patient!.id, { appointmentId })),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});
