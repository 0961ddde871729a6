import { Suspense } from 'react';
import { useMay } from '#client/session.ts';
import { openStep, printStep } from '#screens/notices/notice-steps.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import type { LabTaskState } from './use-lab-task.ts';

const LabOrderForm = lazyPart(() => import('../form/lab-order-form.tsx'), 'LabOrderForm');
const OrderPrint = lazyPart(() => import('../print/order-print.tsx'), 'OrderPrint');
const OrderSheet = lazyPart(() => import('../../results/detail/order-sheet.tsx'), 'OrderSheet');

/** The dialog of what is being done over the list. */
export function LabDialogs({ state }: { state: LabTaskState }) {
  return (
    <Suspense fallback={null}>
      <TaskDialog state={state} />
    </Suspense>
  );
}

function TaskDialog({ state: { task, close, print, view } }: { state: LabTaskState }) {
  const may = useMay();
  if (task?.kind === 'print') return <OrderPrint order={task.order} onClose={close} />;
  if (task?.kind === 'view') return <OrderSheet orderId={task.orderId} onClose={close} onPrint={print} />;
  if (task?.kind !== 'create' || !may('lab.write')) return null;
  return (
    <LabOrderForm
      patientId={task.patientId}
      next={(order) => [openStep(() => view(order.id)), printStep(() => print(order))]}
      onClose={close}
    />
  );
}
