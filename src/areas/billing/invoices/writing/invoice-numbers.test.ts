import { describe, expect, test } from 'vitest';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { anInvoiceFor } from '../../billing.fixture.ts';
import { aTestSystem, everyPostgres } from '#testing/hospital.ts';
import { persistently } from '#testing/waiting.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { countInvoices, createInvoice } from '../invoice.contract.ts';
import { formatInvoiceNumber } from '../invoice.rules.ts';

// bench/invoices-at-once.ts makes 5,000 over HTTP.
const atOnce = 300;
const refusedAmongThem = Math.ceil(atOnce / 20);

describe.each(everyPostgres())('invoice numbers on $name', (postgres) => {
  test(`${atOnce} invoices made at once have contiguous numbers, whatever is refused between`, async () => {
    const opened = aTestSystem(postgres);
    const biller = await (await opened.aHospital()).as('tenant_admin');
    const patient = await biller.call(registerPatient, aPatient());
    const good = anInvoiceFor(patient.id, { send: true });
    // Refused by the database after the number was taken: the service is nobody's.
    const [item] = good.items;
    const items = [{ ...item!, serviceId: '01980000-0000-7000-8000-000000000099' }];
    const make = (input: typeof good) => persistently((key) => biller.call(createInvoice, input, key));
    const refused = Array.from({ length: refusedAmongThem }, () =>
      make({ ...good, items }).then(
        () => 'made',
        (error: { code: string }) => error.code,
      ),
    );
    const made = await Promise.all(Array.from({ length: atOnce }, () => make(good)));
    expect(await Promise.all(refused)).toEqual(refused.map(() => 'NOT_FOUND'));
    const numbers = made.map((invoice) => invoice.invoiceNumber).toSorted((a, b) => a.localeCompare(b));
    expect(numbers).toEqual(Array.from({ length: atOnce }, (_, index) => formatInvoiceNumber(index + 1)));
    const { total, revenueMinor } = await biller.call(countInvoices, {});
    expect({ total, revenueMinor }).toEqual({ total: atOnce, revenueMinor: atOnce * 110_000 });
  });
});
