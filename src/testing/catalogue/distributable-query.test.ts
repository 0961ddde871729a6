import { loadModule } from 'libpg-query';
import { beforeAll, expect, test } from 'vitest';
import { queryFaults } from './distributable-query.ts';

const tenantTables = new Set(['patient', 'invoice', 'payment']);

beforeAll(() => loadModule());

const withoutTenant = (table: string) => `${table} does not compare tenant_id with a parameter`;

const distributable: Record<string, string> = {
  'a table of the tenant': 'select id from patient where tenant_id = $1 and id = $2',
  'the tenant in a pair': 'select id from patient where (tenant_id, id) = ($1::uuid, $2::uuid)',
  'a joined table that compares with the parameter': `select 1 from patient p
    left join invoice i on i.patient_id = p.id and i.tenant_id = $1 where p.tenant_id = $1`,
  'a joined table of the same tenant': `select 1 from patient p
    join invoice i using (tenant_id) join payment y on y.tenant_id = i.tenant_id where p.tenant_id = $1`,
  'an exists of its own tenant': `select 1 from patient p where p.tenant_id = $1
    and exists (select from invoice i where i.tenant_id = $1 and i.patient_id = p.id)`,
  'a table without a tenant': 'select 1 from tenant where id = $1',
  'the result of another part': `with paid as (update invoice set status = 'paid' where tenant_id = $1 returning id)
    select id from paid`,
  'a name that hides a table': `with patient as (select 1 as id) select id from patient`,
  'rows of values': 'insert into patient (tenant_id, id) values ($1, $2), ($3, $4)',
  'rows of a query that come back':
    'insert into patient (id) select x from unnest($1::uuid[]) as x returning id',
  'rows of a query where some exist': `insert into patient (id) select x from unnest($1::uuid[]) as x
    on conflict do nothing`,
  'a change by another table': `update invoice i set status = 'paid' from payment y
    where i.tenant_id = $1 and y.tenant_id = $1 and y.invoice_id = i.id`,
  'a setting of the transaction': `set local app.tenant_id = 'x'`,
};

const faulty: Record<string, [text: string, faults: string[]]> = {
  'no tenant': ['select id from patient where id = $1', [withoutTenant('patient')]],
  'the tenant of one of two': [
    'select 1 from patient p join invoice i on i.patient_id = p.id where p.tenant_id = $1',
    [withoutTenant('invoice')],
  ],
  'only the tenant of the row outside': [
    `select (select count(*) from invoice i where i.tenant_id = p.tenant_id) from patient p where p.tenant_id = $1`,
    [withoutTenant('invoice')],
  ],
  'only the tenant of the row outside, in an exists': [
    `select 1 from patient p where p.tenant_id = $1
      and exists (select from invoice i where i.tenant_id = p.tenant_id and i.patient_id = p.id)`,
    [withoutTenant('invoice')],
  ],
  'a derived table': [`select 1 from (select id from invoice limit 5) as i`, [withoutTenant('invoice')]],
  'a lateral table': [
    `select 1 from patient p, lateral (select 1 from invoice i where i.tenant_id = p.tenant_id) as l
      where p.tenant_id = $1`,
    [withoutTenant('invoice')],
  ],
  'a part of a statement': [
    `with open as (select id from invoice where status = 'sent') select 1 from patient where tenant_id = $1`,
    [withoutTenant('invoice')],
  ],
  'one side of a union': [
    `select id from patient where tenant_id = $1 union all select id from invoice`,
    [withoutTenant('invoice')],
  ],
  'a sample': ['select count(*) from patient tablesample system (1)', [withoutTenant('patient')]],
  'the tenant as one of two ways': [
    'select 1 from patient where tenant_id = $1 or id = $2',
    [withoutTenant('patient')],
  ],
  'a tenant that differs': ['select 1 from patient where tenant_id <> $1', [withoutTenant('patient')]],
  'an update': [`update patient set status = 'active' where id = $1`, [withoutTenant('patient')]],
  'a removal by another table': [
    'delete from payment y using invoice i where i.tenant_id = $1 and y.invoice_id = i.id',
    [withoutTenant('payment')],
  ],
  'rows of a query': [
    'insert into patient (id) select x from unnest($1::uuid[]) as x',
    ['patient: insert … select has neither returning nor on conflict'],
  ],
  'rows of a query over another tenant table': [
    'insert into patient (id) select id from invoice returning id',
    [withoutTenant('invoice')],
  ],
  'a setting by function': [
    `select set_config('app.tenant_id', $1, true)`,
    ['set_config is not carried to the shards'],
  ],
  'a setting of the session': [`set app.tenant_id = 'x'`, ['a setting outlives its transaction']],
};

test.each(Object.entries(distributable))('%s runs on one shard', (_name, text) => {
  expect(queryFaults(text, tenantTables)).toEqual([]);
});

test.each(Object.entries(faulty))('%s is caught', (_name, [text, faults]) => {
  expect(queryFaults(text, tenantTables)).toEqual(faults);
});
