import { useMay, usePerson } from '#client/session.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import type { PaperPageProps } from '#screens/papers/paper-page.tsx';
import { markConsultationSensitive } from '../consultation.calls.ts';
import type { Consultation } from '../consultation.contract.ts';
import { useRefreshConsultation, useRememberConsultation } from '../consultation.hooks.ts';
import { consultationRefusals } from '../consultation.words.ts';
import { t } from '../consultations.texts.ts';

type Action = Extract<PaperPageProps['actions'], readonly unknown[]>[number];

/** Keeps what it says to its author and those who see sensitive data, or opens it again; false for all others. */
export function useSensitivity(consultation: Consultation): Action {
  const may = useMay();
  const { user } = usePerson();
  const { id, authorId, isSensitive } = consultation;
  const remember = useRememberConsultation();
  const refresh = useRefreshConsultation(id);
  const marking = useConfirmedWrite<Consultation, Consultation>({
    ask: () => ({
      title: t(isSensitive ? 'openTitle' : 'sensitiveTitle'),
      message: t(isSensitive ? 'openQuestion' : 'sensitiveQuestion'),
      confirmLabel: t(isSensitive ? 'openAgain' : 'markSensitive'),
    }),
    call: ({ version }, submission) =>
      markConsultationSensitive({ consultationId: id, version, isSensitive: !isSensitive }, submission),
    done: () => t(isSensitive ? 'wasOpened' : 'wasMarked'),
    failed: () => t('failedToMark'),
    refusals: consultationRefusals,
    onDone: remember,
    onSettled: refresh,
  });
  const isAuthor = authorId === user.id && may('emr.write');
  if (!isAuthor && !may('emr.sensitive')) return false;
  return {
    label: t(isSensitive ? 'openAgain' : 'markSensitive'),
    icon: 'lock',
    isBusy: marking.isBusy,
    onClick: () => void marking.start(consultation),
  };
}
