import { SegmentedControl, Text, Textarea } from '@mantine/core';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { requiredText } from '#kernel/text.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { namedFields } from '#ui/form/schema/named-fields.ts';
import { FormModal } from '#ui/form/form-modal.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
import { decideSaturationScale } from '../../chart/chart.calls.ts';
import { t } from '../../chart/chart.texts.ts';
import type { SaturationScale } from '../../scores/news2.ts';
import { useRefreshVitalSigns } from '../../signs/vital-signs.hooks.ts';

const formSchema = z.strictObject({ scale: z.enum(['1', '2']), reason: requiredText(500) });

export interface ScaleFormProps {
  admissionId: string;
  /** The scale that holds now; the other one is offered first. */
  scale: SaturationScale;
  onClose: () => void;
}

/** A clinician decides by which scale the saturation is read. */
export function ScaleForm({ admissionId, scale, onClose }: ScaleFormProps) {
  const refresh = useRefreshVitalSigns();
  const draft = useDraftForm({
    schema: formSchema,
    initialValues: { scale: scale === 1 ? ('2' as const) : ('1' as const), reason: '' },
    draftKey: `saturation-scale.${admissionId}`,
    save: ({ reason, ...chosen }, key) =>
      decideSaturationScale(
        { admissionId, scale: chosen.scale === '2' ? 2 : 1, reason },
        new Submission(key),
      ),
    describeFailure: (error) =>
      failureWords(t('failedToDecide'), error, { WRONG_STATE: () => t('stayOver') }),
    onSaved(decision) {
      refresh();
      notifySuccess(t('decided', { scale: decision.scale }));
      onClose();
    },
  });
  const { form } = draft;
  const field = namedFields(form, t);
  return (
    <FormModal title={t('scaleTitle')} draft={draft} size="md" onClose={onClose} submitLabel={t('decide')}>
      <Text size="sm">{t('scaleText')}</Text>
      <SegmentedControl
        aria-label={t('scale')}
        data={(['1', '2'] as const).map((value) => ({ value, label: t(`scale_${value}`) }))}
        {...form.getInputProps('scale')}
      />
      <Textarea {...field('reason')} autosize minRows={2} data-autofocus />
    </FormModal>
  );
}
