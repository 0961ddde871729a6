import { useState } from 'react';
import type { LabOrder } from '../lab-order.contract.ts';
import type { LabOrderListState } from './lab-order-list.address.ts';

/** What is being done over the list. */
export type LabTask =
  | { kind: 'create'; patientId?: string | undefined }
  | { kind: 'print'; order: LabOrder }
  | { kind: 'view'; orderId: string };

export interface LabTaskState {
  task: LabTask | undefined;
  create: () => void;
  print: (order: LabOrder) => void;
  view: (orderId: string) => void;
  /** Ends the task; an opened order is shown again under what was done with it. */
  close: () => void;
}

/** What is open over the list: an order or a patient in the address, or what a button began. */
export function useLabTask({ address, change }: Pick<LabOrderListState, 'address' | 'change'>): LabTaskState {
  const { orderId, patientId } = address;
  const [begun, setBegun] = useState<LabTask>();
  return {
    task: begun ?? taskOf(orderId, patientId),
    create: () => setBegun({ kind: 'create' }),
    print: (order) => setBegun({ kind: 'print', order }),
    view: (id) => change({ orderId: id }),
    close: () => {
      if (begun) setBegun(undefined);
      else change({ orderId: undefined, patientId: undefined });
    },
  };
}

function taskOf(orderId: string | undefined, patientId: string | undefined): LabTask | undefined {
  if (orderId !== undefined) return { kind: 'view', orderId };
  return patientId === undefined ? undefined : { kind: 'create', patientId };
}
