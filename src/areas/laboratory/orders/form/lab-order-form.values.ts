import { z } from 'zod';
import { createLabOrder } from '../lab-order.contract.ts';

const { patientId, doctorName, testIds, priority, notes } = createLabOrder.input.shape;

/** The server's own rules for the fields of the form; nobody chosen is nobody of the hospital. */
export const labOrderFormSchema = z.strictObject({
  patientId,
  ordererId: z.union([z.uuid(), z.literal('').transform(() => null)]),
  doctorName,
  testIds,
  priority,
  notes,
});

export type LabOrderFormValues = z.input<typeof labOrderFormSchema> & Record<string, unknown>;
export type LabOrderFields = z.output<typeof labOrderFormSchema>;

/** The first values for a new order; a clinician orders in their own name. */
export function newValues(forPatient: string | undefined, ordererId: string, written = '') {
  return {
    patientId: forPatient ?? '',
    ordererId,
    doctorName: '',
    testIds: [] as string[],
    priority: 'routine' as const,
    notes: written,
  };
}
