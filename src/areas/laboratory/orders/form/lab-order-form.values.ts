import { z } from 'zod';
import { createLabOrder } from '../lab-order.contract.ts';

const { patientId, doctorName, testIds, priority, notes } = createLabOrder.input.shape;

/** The server's own rules for the fields of the form. */
export const labOrderFormSchema = z.strictObject({ patientId, doctorName, testIds, priority, notes });

export type LabOrderFormValues = z.input<typeof labOrderFormSchema> & Record<string, unknown>;
export type LabOrderFields = z.output<typeof labOrderFormSchema>;

/** The first values for a new order. */
export function newValues(forPatient: string | undefined) {
  return {
    patientId: forPatient ?? '',
    doctorName: '',
    testIds: [] as string[],
    priority: 'routine' as const,
    notes: '',
  };
}
