import type { FormOf } from '#ui/form/fields/form-of.ts';
import { useEffect, useRef, useState } from 'react';
import { tellFailure } from '#screens/refusal/tell-failure.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { createDraft, updateDraft } from '../../prescription.calls.ts';
import { useDraftPage, useRefreshPrescriptions } from '../../prescription.hooks.ts';
import type { DraftContent, PrescriptionDraft } from '../../drafts/prescription-draft.contract.ts';
import {
  emptyLine,
  gramsOf,
  isBlank,
  type PrescriptionValues,
  typedLine,
  writtenLine,
} from './prescription-form.values.ts';
import type { WritingAddress } from './use-prescription-form.ts';
import { t } from './writing.texts.ts';

/** Keeps what is written with the hospital, so that it can be gone on with elsewhere. */
export function useSavedDraft(form: FormOf<PrescriptionValues>, address: WritingAddress) {
  const refresh = useRefreshPrescriptions();
  const [stored, setStored] = useState<PrescriptionDraft>();
  const [isSaving, setSaving] = useState(false);
  useOpenedDraft(form, address, setStored);

  async function save() {
    const { patientId } = form.values;
    const content = contentOf(form.values);
    setSaving(true);
    try {
      const { admissionId = null, consultationId = null } = address;
      const next = stored
        ? await updateDraft({ draftId: stored.id, version: stored.version, content })
        : await createDraft({ patientId, admissionId, consultationId, content });
      setStored(next);
      notifySuccess(t('draftSaved'));
      refresh();
    } catch (error) {
      tellFailure({ title: t('failedToSaveDraft'), error, onRetry: save });
    } finally {
      setSaving(false);
    }
  }

  return { save, isSaving };
}

/** The draft that the address names is put into the form once. */
function useOpenedDraft(
  form: FormOf<PrescriptionValues>,
  { draftId, patientId }: WritingAddress,
  onOpened: (draft: PrescriptionDraft) => void,
): void {
  const isOpened = useRef(false);
  const { data } = useDraftPage({ ...(patientId && { patientId }), limit: 100 });
  const draft = draftId === undefined ? undefined : data?.rows.find(({ id }) => id === draftId);
  useEffect(() => {
    if (!draft?.content || isOpened.current) return;
    isOpened.current = true;
    onOpened(draft);
    // What was typed here since and not saved yet goes before what is stored.
    if (form.values.lines.every(isBlank)) form.setValues(valuesOf(draft, draft.content));
  }, [draft, form, onOpened]);
}

function contentOf(values: PrescriptionValues): DraftContent {
  const { kind, diagnosis, advice, nextVisit, weight, pregnancy, lines, reasons } = values;
  return {
    kind: kind || null,
    diagnosis: diagnosis || null,
    advice: advice || null,
    nextVisit: nextVisit || null,
    weightGrams: gramsOf(weight),
    pregnancy,
    lines: lines.filter((line) => !isBlank(line)).map(writtenLine),
    reasons: reasons.filter(({ reason }) => reason.trim() !== ''),
  };
}

function valuesOf({ patient }: PrescriptionDraft, content: DraftContent): PrescriptionValues {
  const { diagnosis, advice, nextVisit, weightGrams, pregnancy, lines, reasons } = content;
  return {
    patientId: patient.id,
    // One that was kept before it was asked has none.
    kind: content.kind ?? '',
    diagnosis: diagnosis ?? '',
    advice: advice ?? '',
    nextVisit: nextVisit ?? '',
    weight: weightGrams === null ? '' : String(weightGrams / 1000),
    pregnancy,
    lines: lines.length > 0 ? lines.map(typedLine) : [emptyLine],
    reasons,
  };
}
