import { z } from 'zod';
import type { ReadableCopy } from '#database/copies/readable-copy.ts';
import type { Db } from '#database/tables.ts';
import { systemClock } from '#kernel/time/clock.ts';
import { isUuid, newId } from '#kernel/ids.ts';
import { leftAmount, leftId, leftInstant, leftText } from '#database/copies/left-values.ts';
import { maxPriceMinor, serviceStatuses } from '../service.contract.ts';
import { insertServices, selectServices, type ServiceRow } from '../service.queries.ts';

// localStorage holds a few megabytes; beyond this the copy is no longer readable anyway.
const mostCopied = 10_000;

/** The demo's readable copy of the catalogue; prices are minor units. */
export const serviceCopy: ReadableCopy = {
  key: 'hms_services',
  topics: ['services'],
  read: readCopy,
  check: (rows) => void leftRows.parse(rows),
  adopt: (db, tenantId, rows) => adoptServices(db, tenantId, leftRows.parse(rows)),
};

async function readCopy(db: Db, tenantId: string): Promise<object[]> {
  const rows = await selectServices(db, tenantId, { status: 'all', limit: mostCopied });
  return rows.slice(0, mostCopied).map((row) => ({
    id: row.id,
    tenantId,
    name: row.name,
    description: row.description,
    price: row.price_minor,
    category: row.category,
    status: row.status,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

const leftRows = z.array(
  z.looseObject({
    id: leftId,
    name: z.string().trim().min(1).max(200),
    description: leftText(1000),
    price: leftAmount.transform((price) => Math.min(price, maxPriceMinor)),
    category: leftText(100),
    status: z.enum(serviceStatuses).catch('active'),
    createdAt: leftInstant,
    updatedAt: leftInstant,
  }),
);

type LeftService = z.output<typeof leftRows>[number];

/** A name that is offered already is not offered twice: the sample catalogue may hold it. */
async function adoptServices(db: Db, tenantId: string, left: LeftService[]): Promise<void> {
  const standing = await selectServices(db, tenantId, { status: 'all', limit: mostCopied });
  const ids = new Set(standing.map((row) => row.id));
  const names = new Set(standing.map((row) => row.name.toLowerCase()));
  const rows: ServiceRow[] = [];
  for (const service of left) {
    const name = service.name.toLowerCase();
    if (names.has(name)) continue;
    names.add(name);
    const id = isUuid(service.id) && !ids.has(service.id) ? service.id : newId();
    ids.add(id);
    rows.push(rowOf(tenantId, id, service));
  }
  if (rows.length > 0) await insertServices(db, rows);
}

function rowOf(tenantId: string, id: string, service: LeftService): ServiceRow {
  const made = service.createdAt ?? systemClock.now().toISOString();
  return {
    tenant_id: tenantId,
    id,
    name: service.name,
    description: service.description,
    price_minor: service.price,
    category: service.category ?? 'Consultation',
    status: service.status,
    created_at: made,
    updated_at: service.updatedAt ?? made,
    version: 1,
  };
}
