import { Suspense, useState } from 'react';
import { CallError } from '#client/transport.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { useIsNarrow } from '#ui/theme/use-is-narrow.ts';
import type { LabOrder } from '../../orders/lab-order.contract.ts';
import type { OpenedSheet } from '../lab-result.contract.ts';
import { useLabSheet } from '../lab-result.hooks.ts';
import { t } from '../lab-results.texts.ts';
import { SheetBody } from './sheet-body.tsx';
import type { SheetTask } from './sheet-task.ts';

const EntryForm = lazyPart(() => import('../form/entry-form.tsx'), 'EntryForm');
const CorrectionForm = lazyPart(() => import('../form/correction-form.tsx'), 'CorrectionForm');
const RevisionsDialog = lazyPart(() => import('./revisions-dialog.tsx'), 'RevisionsDialog');
const ReportPrint = lazyPart(() => import('../print/report-print.tsx'), 'ReportPrint');
const LabelPrint = lazyPart(() => import('../print/label-print.tsx'), 'LabelPrint');

export interface OrderSheetProps {
  orderId: string;
  onClose: () => void;
  onPrint: (order: LabOrder) => void;
}

/** One order with its results, and all that is done with them: enter, verify, correct, print. */
export function OrderSheet({ orderId, onClose, onPrint }: OrderSheetProps) {
  const isNarrow = useIsNarrow();
  const [task, setTask] = useState<SheetTask>();
  const query = useLabSheet(orderId);
  const isGone = query.error instanceof CallError && query.error.code === 'NOT_FOUND';
  const sheet = isGone ? undefined : query.data;
  return (
    <>
      <Modal
        opened
        onClose={onClose}
        title={t('orderOf', { number: sheet?.order.orderNumber ?? '' })}
        size="xl"
        fullScreen={isNarrow}
      >
        {query.isPending && <LoadingSkeleton lines={8} />}
        {query.isError && (
          <ErrorPanel
            message={isGone ? t('notFound') : t('failedToLoad')}
            onRetry={isGone ? undefined : query.refetch}
            isRetrying={query.isFetching}
          />
        )}
        {sheet && <SheetBody sheet={sheet} onTask={setTask} onPrint={() => onPrint(sheet.order)} />}
      </Modal>
      <Suspense fallback={null}>
        {sheet && task && <TaskDialog sheet={sheet} task={task} onClose={() => setTask(undefined)} />}
      </Suspense>
    </>
  );
}

interface TaskDialogProps {
  sheet: OpenedSheet;
  task: SheetTask;
  onClose: () => void;
}

function TaskDialog({ sheet, task, onClose }: TaskDialogProps) {
  const dialog = { sheet, onClose };
  if (task.kind === 'enter') return <EntryForm {...dialog} />;
  if (task.kind === 'report') return <ReportPrint {...dialog} />;
  if (task.kind === 'label') return <LabelPrint {...dialog} />;
  if (task.kind === 'history') return <RevisionsDialog {...dialog} test={task.test} />;
  return <CorrectionForm {...dialog} test={task.test} />;
}
