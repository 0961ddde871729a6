import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay, usePerson } from '#client/session.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { movementReason } from '../../movements/stock-movement.contract.ts';
import { cancelRequisition, receiveRequisition, rejectRequisition } from '../requisition.calls.ts';
import type { RequisitionSheet } from '../requisition.contract.ts';
import { useRefreshRequisitions } from '../requisition.hooks.ts';
import { requisitionRefusals } from '../requisition.words.tsx';
import { t } from '../requisitions.texts.ts';

const QuantitiesForm = lazyPart(
  () => import('../form/requisition-quantities-form.tsx'),
  'RequisitionQuantitiesForm',
);

/** What can be done with a requisition now, by who looks at it. */
export function RequisitionActions({ requisition }: { requisition: RequisitionSheet }) {
  const may = useMay();
  const { user } = usePerson();
  const format = useFormat();
  const refresh = useRefreshRequisitions();
  const [task, setTask] = useState<'approve' | 'issue' | 'reject'>();
  const { id: requisitionId, version, status, requisitionNumber: number } = requisition;
  const refusals = requisitionRefusals(format);
  const shared = { refusals, onSettled: refresh };
  const receive = useConfirmedWrite({
    ...shared,
    ask: (_subject: RequisitionSheet) => ({
      title: t('receiveTitle'),
      message: t('receiveQuestion', { number }),
      confirmLabel: t('receive'),
    }),
    call: (_subject, submission) => receiveRequisition({ requisitionId, version }, submission),
    done: () => t('wasReceived', { number }),
    failed: () => t('failedToReceive'),
  });
  const cancel = useConfirmedWrite({
    ...shared,
    ask: (_subject: RequisitionSheet) => ({
      title: t('cancelTitle'),
      message: t('cancelQuestion', { number }),
      confirmLabel: t('cancel'),
    }),
    call: (_subject, submission) => cancelRequisition({ requisitionId, version }, submission),
    done: () => t('wasCancelled', { number }),
    failed: () => t('failedToCancel'),
  });
  const isOwn = requisition.requestedBy === user.id;
  const mayDecide = may(['inventory.write', 'inventory.approve']);
  const mayCancel = may('inventory.write') || (isOwn && may('inventory.request'));
  const isBefore = status === 'requested' || status === 'approved';
  return (
    <>
      {status === 'requested' && mayDecide && !isOwn && (
        <Button onClick={() => setTask('approve')}>{t('approve')}</Button>
      )}
      {status === 'requested' && mayDecide && (
        <Button variant="default" onClick={() => setTask('reject')}>
          {t('reject')}
        </Button>
      )}
      {status === 'approved' && may('inventory.write') && (
        <Button onClick={() => setTask('issue')}>{t('issue')}</Button>
      )}
      {status === 'issued' && may(['inventory.request', 'inventory.write']) && (
        <Button loading={receive.isBusy} onClick={() => void receive.start(requisition)}>
          {t('receive')}
        </Button>
      )}
      {isBefore && mayCancel && (
        <Button variant="default" loading={cancel.isBusy} onClick={() => void cancel.start(requisition)}>
          {t('cancel')}
        </Button>
      )}
      {(task === 'approve' || task === 'issue') && (
        <Suspense fallback={null}>
          <QuantitiesForm requisition={requisition} act={task} onClose={() => setTask(undefined)} />
        </Suspense>
      )}
      {task === 'reject' && (
        <ReasonForm
          title={t('rejectTitle')}
          text={t('rejectText')}
          label={t('why')}
          submitLabel={t('reject')}
          draftKey={`requisition.reject.${requisitionId}`}
          reasonText={movementReason}
          send={(note, submission) => rejectRequisition({ requisitionId, version, note }, submission)}
          failed={t('failedToReject')}
          refusals={refusals}
          done={() => {
            refresh();
            return t('wasRejected', { number });
          }}
          onRefused={refresh}
          onClose={() => setTask(undefined)}
        />
      )}
    </>
  );
}
