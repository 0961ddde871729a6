import {
  changeService,
  createService,
  findServicesNamed,
  serviceInput,
  toService,
} from '#areas/billing/billing.public.ts';
import { catalogueKind, removeFrom } from '../catalogue-kind.ts';

/** Services and their prices; known by their names. */
export const servicesKind = catalogueKind({
  resource: 'services',
  schema: serviceInput,
  columns: { priceMinor: 'price' },
  read: (cells) => ({
    name: cells.required('name'),
    description: cells.text('description'),
    priceMinor: cells.money('price'),
    category: cells.required('category'),
  }),
  keyOf: ({ name }) => name.toLowerCase(),
  find: async ({ db, tenantId }, inputs) => {
    const rows = await findServicesNamed(
      db,
      tenantId,
      inputs.map(({ name }) => name.toLowerCase()),
    );
    return new Map(rows.map((row) => [row.name.toLowerCase(), toService(row)]));
  },
  create: createService,
  update: (context, { id: serviceId, version }, changes) =>
    changeService(context, { serviceId, version, ...changes }),
  remove: removeFrom('service', ['name'], { resource: 'services', topic: 'services' }),
});
