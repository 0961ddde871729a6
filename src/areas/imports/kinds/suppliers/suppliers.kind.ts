import {
  changeSupplier,
  createSupplier,
  findSuppliersNamed,
  supplierInput,
} from '#areas/stock/stock.public.ts';
import { normalizeText } from '#database/search/normal-text.ts';
import { catalogueKind, removeFrom } from '../catalogue-kind.ts';

/** Suppliers; known by their names, without regard to case and accents. */
export const suppliersKind = catalogueKind({
  resource: 'suppliers',
  schema: supplierInput,
  read: (cells) => ({
    name: cells.required('name'),
    contactPerson: cells.text('contactPerson'),
    phone: cells.text('phone'),
    email: cells.text('email'),
    address: cells.text('address'),
    taxNumber: cells.text('taxNumber'),
    leadDays: cells.whole('leadDays'),
    paymentDays: cells.whole('paymentDays'),
  }),
  keyOf: ({ name }) => normalizeText(name),
  find: async ({ db, tenantId }, inputs) => {
    const found = await findSuppliersNamed(
      db,
      tenantId,
      inputs.map(({ name }) => normalizeText(name)),
    );
    return new Map(found.map((supplier) => [normalizeText(supplier.name), supplier]));
  },
  create: createSupplier,
  update: (context, { id: supplierId, version }, changes) =>
    changeSupplier(context, { supplierId, version, ...changes }),
  remove: removeFrom('supplier', ['name'], { resource: 'suppliers', topic: 'suppliers' }),
});
