import { Button } from '@mantine/core';
import { useState } from 'react';
import { oneOf, type RawSearch, useSearchParameters } from '#client/search-parameters.ts';
import { requiredText } from '#kernel/text.ts';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { ApproveForm } from '../form/approve-form.tsx';
import { maxNotes } from '../form/review-notes-field.tsx';
import { rejectionDraft, type ReviewNotes } from '../form/use-review-notes.ts';
import { askApplicant, rejectSubmission, reopenSubmission } from '../kyc.calls.ts';
import type { Application } from '../kyc.contract.ts';
import { useRefreshSubmissions } from '../kyc.hooks.ts';
import { isOpen } from '../kyc.rules.ts';
import { t } from '../kyc.texts.ts';
import { kycRefusals } from '../kyc.words.ts';
import { LinkOnce } from './link-once.tsx';

type Task = 'ask' | 'approve' | 'reject' | 'reopen';

const noteText = requiredText(maxNotes);

/** The list leads here with what is to be decided. */
function readDecision(raw: RawSearch) {
  return { decide: oneOf(['approve', 'reject'], raw['decide']) };
}

export interface ReviewActionsProps {
  application: Application;
  notes: ReviewNotes;
}

/** What the operator can decide now. */
export function ReviewActions({ application, notes }: ReviewActionsProps) {
  const { dateTime } = useFormat();
  const refresh = useRefreshSubmissions();
  const [{ decide }, change] = useSearchParameters(readDecision);
  const [task, setTask] = useState<Task | undefined>(isOpen(application.status) ? decide : undefined);
  const [link, setLink] = useState<{ token: string; expiresAt: string }>();
  const { id: applicationId, version, status, organizationName: name, adminEmail: email } = application;
  function close() {
    setTask(undefined);
    if (decide) change({ decide: undefined });
  }
  const common = {
    reasonText: noteText,
    draftKey: `kyc.${task}.${applicationId}`,
    refusals: kycRefusals,
    onRefused: refresh,
    onClose: close,
  };
  const done = (sentence: string) => {
    refresh();
    return sentence;
  };
  return (
    <>
      {isOpen(status) && (
        <>
          <Button variant="default" onClick={() => setTask('ask')}>
            {t('ask')}
          </Button>
          <Button variant="default" color="red" onClick={() => setTask('reject')}>
            {t('reject')}
          </Button>
          <Button onClick={() => setTask('approve')}>{t('approve')}</Button>
        </>
      )}
      {status === 'rejected' && (
        <Button variant="default" onClick={() => setTask('reopen')}>
          {t('reopen')}
        </Button>
      )}
      {task === 'approve' && (
        <ApproveForm
          application={application}
          notes={notes.text}
          onClose={close}
          onApproved={({ token, expiresAt }) => {
            notes.end();
            refresh();
            close();
            if (token !== null && expiresAt !== null) setLink({ token, expiresAt });
          }}
          onRefused={refresh}
        />
      )}
      {task === 'ask' && (
        <ReasonForm
          {...common}
          title={t('askTitle')}
          text={t('askText')}
          label={t('askLabel')}
          submitLabel={t('send')}
          send={(question, submission) => askApplicant({ applicationId, version, question }, submission)}
          failed={t('failedToAsk')}
          done={() => done(t('wasAsked'))}
        />
      )}
      {task === 'reject' && (
        <ReasonForm
          {...common}
          draftKey={rejectionDraft(application)}
          initialReason={notes.text}
          title={t('rejectTitle')}
          text={t('rejectText')}
          label={t('notes')}
          submitLabel={t('reject')}
          send={(reason, submission) =>
            rejectSubmission({ applicationId, version, notes: reason }, submission)
          }
          failed={t('failedToReject')}
          done={() => {
            notes.end();
            return done(t('wasRejected', { name }));
          }}
        />
      )}
      {task === 'reopen' && (
        <ReasonForm
          {...common}
          title={t('reopenTitle')}
          text={t('reopenText')}
          label={t('notes')}
          submitLabel={t('reopen')}
          send={(reason, submission) =>
            reopenSubmission({ applicationId, version, notes: reason }, submission)
          }
          failed={t('failedToReopen')}
          done={() => done(t('wasReopened', { name }))}
        />
      )}
      {link && (
        <LinkOnce
          title={t('adminLink', { name })}
          text={`${t('adminLinkText', { email })} ${t('adminLinkUntil', { time: dateTime(link.expiresAt) })}`}
          path={`/invitation#${link.token}`}
          onClose={() => setLink(undefined)}
        />
      )}
    </>
  );
}
