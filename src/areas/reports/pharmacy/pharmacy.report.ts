import type { ReportSource } from '../report/report-source.ts';
import { selectDays, selectFigures, selectItems, selectKinds, selectMedicines } from './pharmacy.queries.ts';

const needs = { pharmacy: 'pharmacy.read', stock: 'inventory.read' } as const;

/** What was handed out, and what stock came, went and lies there. */
export const pharmacyReport: ReportSource = {
  figures: {
    dispensings: { unit: 'count', needs: needs.pharmacy },
    patients: { unit: 'count', needs: needs.pharmacy },
    received: { unit: 'money', needs: needs.stock },
    used: { unit: 'money', needs: needs.stock },
    disposed: { unit: 'money', needs: needs.stock },
    value: { unit: 'money', needs: needs.stock, isNow: true },
    low: { unit: 'count', needs: needs.stock, isNow: true },
    expiring: { unit: 'count', needs: needs.stock, isNow: true },
  },
  readFigures: selectFigures,
  tables: {
    days: {
      axis: 'time',
      columns: {
        dispensings: { unit: 'count', needs: needs.pharmacy },
        received: { unit: 'money', needs: needs.stock },
        used: { unit: 'money', needs: needs.stock },
      },
      read: selectDays,
    },
    medicines: {
      axis: 'name',
      folds: true,
      needs: needs.pharmacy,
      columns: { dispensings: 'count', quantity: 'count' },
      read: selectMedicines,
    },
    items: {
      axis: 'name',
      folds: true,
      needs: needs.stock,
      columns: { used: 'money', quantity: 'count' },
      read: selectItems,
    },
    kinds: {
      axis: 'code',
      needs: needs.stock,
      columns: { worth: 'money', movements: 'count' },
      read: selectKinds,
    },
  },
};
