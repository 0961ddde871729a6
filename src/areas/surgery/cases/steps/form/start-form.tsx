import { Alert, Checkbox, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { lateReasonText } from '#areas/settings/late-reason.public.ts';
import { LateTimeFields } from '#areas/settings/late-time-fields.public.tsx';
import { Submission } from '#client/remote.ts';
import { CallError } from '#client/transport.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import { freeText, requiredText } from '#kernel/text.ts';
import { optionalInstantText } from '#kernel/time/instant-text.ts';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { emptyValues } from '#ui/form/schema/first-values.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { CaseSafetyLine } from '../../../safety/safety-line.tsx';
import { startCase } from '../../case.calls.ts';
import type { SurgicalCase } from '../../case.contract.ts';
import { patientName } from '../../case.words.ts';
import { type StartDoubt, startDoubts } from '../start-doubts.rules.ts';
import { t } from '../steps.texts.ts';
import { useStepTold } from './use-step-told.ts';

export interface StartFormProps {
  surgicalCase: SurgicalCase;
  /** Begins without the complete checklist in an emergency, with a reason. */
  isEmergency?: boolean;
  onClose: () => void;
}

const shared = {
  startedAt: optionalInstantText(),
  lateReason: lateReasonText(),
  confirmed: z.array(z.enum(startDoubts)),
};
const schemas = {
  planned: z.strictObject({ ...shared, reason: freeText(500) }),
  emergency: z.strictObject({ ...shared, reason: requiredText(500) }),
};

/** The operation begins, now or at a time that has passed; what is unusual about it is confirmed first. */
export function StartForm({ surgicalCase, isEmergency = false, onClose }: StartFormProps) {
  const { id: caseId, version, caseNumber: number, patient } = surgicalCase;
  const told = useStepTold(caseId, onClose);
  const refreshPapers = useRefresh('surgical-checklists', 'safety-overrides');
  const [doubts, setDoubts] = useState<readonly StartDoubt[]>([]);
  const draft = useDraftForm({
    schema: schemas[isEmergency ? 'emergency' : 'planned'],
    initialValues: emptyValues(schemas[isEmergency ? 'emergency' : 'planned']),
    draftKey: `surgical-case-start.${caseId}${isEmergency ? '.emergency' : ''}`,
    save: ({ reason, ...fields }, key) =>
      startCase(
        { ...fields, caseId, version, ...(isEmergency && { override: { reason } }) },
        new Submission(key),
      ),
    describeFailure(error) {
      setDoubts(doubtsIn(error));
      return told.failure(error);
    },
    onSaved(changed) {
      if (isEmergency) refreshPapers();
      told.saved(changed, t(isEmergency ? 'wasStartedAsEmergency' : 'wasStarted', { number }));
    },
  });
  const { form } = draft;
  const named = namedFields(form, t);
  return (
    <FormModal
      title={t(isEmergency ? 'emergencyTitle' : 'startTitle')}
      draft={draft}
      size="lg"
      onClose={onClose}
      submitLabel={t(isEmergency ? 'startEmergency' : 'start')}
      isReady
    >
      <Text size="sm">{t('startText', { patient: patientName(patient) })}</Text>
      <CaseSafetyLine caseId={caseId} patientId={patient.id} />
      {isEmergency && (
        <>
          <Text size="sm">{t('emergencyText')}</Text>
          <Textarea {...named('reason', t('emergencyReason'))} required autosize minRows={2} data-autofocus />
        </>
      )}
      <LateTimeFields form={form} field="startedAt" label={t('startedAt')} />
      {doubts.length > 0 && (
        <Alert color="red" icon={<Icon name="alert" />} title={t('doubtsTitle')}>
          <Checkbox.Group aria-label={t('doubtsTitle')} {...form.getInputProps('confirmed')}>
            <Doubts doubts={doubts} plannedFor={surgicalCase.scheduledStartTime} />
          </Checkbox.Group>
        </Alert>
      )}
    </FormModal>
  );
}

function Doubts({ doubts, plannedFor }: { doubts: readonly StartDoubt[]; plannedFor: string | null }) {
  const { dateTime } = useFormat();
  const planned = plannedFor === null ? '' : dateTime(plannedFor);
  return (
    <Stack gap="xs">
      {doubts.map((doubt) => (
        <Checkbox key={doubt} value={doubt} label={t(`doubt_${doubt}`, { planned })} />
      ))}
    </Stack>
  );
}

/** What a start was refused for until it is confirmed. */
function doubtsIn(error: unknown): readonly StartDoubt[] {
  if (!(error instanceof CallError) || error.code !== 'START_UNCONFIRMED') return [];
  const listed = error.facts['doubts'];
  return startDoubts.filter((doubt) => Array.isArray(listed) && listed.includes(doubt));
}
