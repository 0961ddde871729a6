import { z } from 'zod';
import { findServicesNamed } from '#areas/billing/billing.public.ts';
import {
  changeProcedure,
  createProcedure,
  findProceduresNamed,
  procedureInput,
} from '#areas/surgery/surgery.public.ts';
import { invalidFields } from '#kernel/app-error.ts';
import { optionalText } from '#kernel/text.ts';
import { issue } from '../../runs/import.issues.ts';
import { catalogueKind, removeFrom } from '../catalogue-kind.ts';
import type { RowKind } from '../list-kind.ts';

const schema = procedureInput
  .pick({ name: true, code: true, usualDuration: true, hasSide: true })
  .extend({ serviceName: optionalText(200) });

type Input = z.output<typeof schema>;

/** Surgical procedures; known by their names, billed by the service that a column names. */
export const proceduresKind: RowKind = catalogueKind({
  resource: 'surgical_procedures',
  schema,
  read: (cells) => ({
    name: cells.required('name'),
    code: cells.text('code'),
    usualDuration: cells.whole('usualDuration'),
    hasSide: cells.yesNo('hasSide'),
    serviceName: cells.text('serviceName'),
  }),
  keyOf: ({ name }) => name.toLowerCase(),
  find: async (context, inputs) => {
    const found = await findProceduresNamed(
      context,
      inputs.map(({ name }) => name.toLowerCase()),
    );
    return new Map(found.map((procedure) => [procedure.name.toLowerCase(), procedure]));
  },
  create: async (context, { serviceName, ...input }) =>
    createProcedure(context, {
      ...input,
      serviceId: await serviceOf(context, serviceName),
      packageServiceId: null,
      packageCovers: [],
    }),
  update: async (context, { id: procedureId, version }, { serviceName, ...changes }) =>
    changeProcedure(context, {
      procedureId,
      version,
      ...changes,
      ...(serviceName !== undefined && { serviceId: await serviceOf(context, serviceName) }),
    }),
  remove: removeFrom('surgical_procedure', ['name'], {
    resource: 'surgical_procedures',
    topic: 'surgical-procedures',
  }),
});

type Context = Parameters<typeof createProcedure>[0];

async function serviceOf({ db, tenantId }: Context, name: Input['serviceName']): Promise<string | null> {
  if (name === null) return null;
  const [service] = await findServicesNamed(db, tenantId, [name.toLowerCase()]);
  if (!service) throw invalidFields({ serviceName: issue('serviceUnknown') });
  return service.id;
}
