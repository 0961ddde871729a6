import { schemaResolver, useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { Submission } from '#client/remote.ts';
import { currentOf } from '#screens/form/use-record-form.tsx';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { mergeDraft, readDraft } from '#ui/form/draft-store.ts';
import {
  fieldMessages,
  focusFirstField,
  homelessMessages,
  isAnswerLost,
  schemaMessages,
} from '#ui/form/form-failure.ts';
import { signConsultation } from '../consultation.calls.ts';
import type { Consultation, ConsultationDraft } from '../consultation.contract.ts';
import { useRefreshConsultation, useRememberConsultation } from '../consultation.hooks.ts';
import { consultationRefusals } from '../consultation.words.ts';
import { consultationContent, emptyDraft } from '../content/consultation-content.contract.ts';
import { t } from './editor.texts.ts';
import { basedOnOf, draftKeyOf, useKeptDraft } from './use-kept-draft.ts';

/**
 * The form of a draft: kept while it is typed, judged by the server's own schema, and signed once, with the set of vital
 * signs that was measured.
 */
export function useConsultationForm(consultation: Consultation, vitalSignsId: string | null) {
  const { id: consultationId } = consultation;
  const [found] = useState(() => readDraft(draftKeyOf(consultationId)));
  const [stored] = useState<ConsultationDraft>(() => consultation.draft ?? emptyDraft);
  const isBehind = found !== undefined && basedOnOf(found.values) !== consultation.version;
  const form = useForm<ConsultationDraft>({
    initialValues: mergeDraft(stored, found),
    validate: (values) => schemaMessages(schemaResolver(consultationContent, { sync: true })(values)),
  });
  const keeping = useKeptDraft({
    consultation,
    draft: form.values,
    behind: isBehind ? consultation : undefined,
  });
  const remember = useRememberConsultation();
  const refresh = useRefreshConsultation(consultationId);
  const [isSigning, setSigning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [submission] = useState(() => new Submission());
  const node = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);

  function refuse(errors: Record<string, string>, message: string | null) {
    form.setErrors(errors);
    const homeless = node.current ? homelessMessages(node.current, errors) : [];
    setFailure([message, ...homeless].filter(Boolean).join(' ') || null);
    if (node.current) focusFirstField(node.current, Object.keys(errors));
  }

  async function sign() {
    if (isBusy.current || keeping.conflict) return;
    const { hasErrors, errors } = form.validate();
    if (hasErrors) return refuse(errors as Record<string, string>, t('checkFields'));
    isBusy.current = true;
    const isSure = await confirmAction({
      title: t('signTitle'),
      message: t('signQuestion'),
      confirmLabel: t('sign'),
    });
    if (isSure) await send();
    isBusy.current = false;
  }

  async function send() {
    setSigning(true);
    setFailure(null);
    const version = await keeping.settledVersion();
    try {
      const signed = await signConsultation(
        { consultationId, version, ...form.values, vitalSignsId },
        submission,
      );
      keeping.end();
      remember(signed);
      notifySuccess(t('wasSigned'));
    } catch (error) {
      const current = currentOf(error) as Consultation | undefined;
      if (current) keeping.setConflict(current);
      const errors = fieldMessages(error);
      const words = failureWords(t('failedToSign'), error, consultationRefusals) ?? t('checkFields');
      refuse(errors, isAnswerLost(error) ? t('signedPerhaps') : words);
      if (isNoDraft(error)) refresh();
    } finally {
      setSigning(false);
    }
  }

  /** Puts texts into the form, beside what stands there already. */
  function apply(texts: Partial<Record<keyof ConsultationDraft, string>>) {
    const entries = Object.entries(texts).filter(([, text]) => text !== '');
    form.setValues((now) =>
      Object.fromEntries(
        entries.map(([name, text]) => {
          const before = now[name as keyof ConsultationDraft];
          const typed = typeof before === 'string' ? before.trim() : '';
          return [name, typed === '' ? text : `${typed}\n${text}`];
        }),
      ),
    );
  }

  return {
    form,
    keeping,
    node,
    sign: () => void sign(),
    isSigning,
    failure,
    apply,
    /** Shows what another page has kept in place of what is typed here. */
    load: (current: Consultation) => {
      form.setValues(current.draft ?? emptyDraft);
      keeping.goOnFrom(current);
    },
  };
}

export type ConsultationForm = ReturnType<typeof useConsultationForm>;

function isNoDraft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'WRONG_STATE';
}
