import { z } from 'zod';
import { maxPriceMinor, serviceStatuses } from '#areas/billing/services/service.contract.ts';
import { isUuid, newId } from '#kernel/ids.ts';
import { defineCopy, type TakeOver } from '../copy.ts';
import * as stored from '../stored-values.ts';

const storedRow = stored.record({
  name: z.string().trim().min(1).max(200),
  description: stored.text(1000),
  price: stored.amount(maxPriceMinor),
  category: stored.text(100).transform((category) => category ?? 'Consultation'),
  status: z.enum(serviceStatuses).catch('active'),
});

/** Prices are minor units. */
export const serviceCopy = defineCopy({
  key: 'hms_services',
  topics: ['services'],
  table: 'service',
  renamed: { price_minor: 'price' },
  order: ['category', 'name'],
  maxRows: 10_000,
  stored: storedRow,
  takeOver: takeOverServices,
});

/** A name that is offered already is not offered twice: the sample catalogue may hold it. */
async function takeOverServices(run: TakeOver, rows: readonly z.output<typeof storedRow>[]): Promise<void> {
  const offered = (await serviceCopy.read(run.db, run.tenantId)) as { id: string; name: string }[];
  const taken = new Set(offered.flatMap(({ id, name }) => [id, name.toLowerCase()]));
  const services = rows.flatMap((row) => {
    const name = row.name.toLowerCase();
    if (taken.has(name)) return [];
    const id = isUuid(row.id) && !taken.has(row.id) ? row.id : newId();
    taken.add(id).add(name);
    return { ...row, id };
  });
  await serviceCopy.insert(run, services);
}
