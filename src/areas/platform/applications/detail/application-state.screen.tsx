import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { PublicOperatorLine } from '#areas/subscriptions/operator-card.public.tsx';
import { CallError } from '#client/transport.ts';
import { FactGrid } from '#ui/page/fact-panel.tsx';
import { PublicPage } from '#ui/page/public-page.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { FullScreenSpinner } from '#ui/state/full-screen-spinner.tsx';
import type { ApplicationState } from '../application.contract.ts';
import { isSecret, useApplicationState } from '../application.hooks.ts';
import { t } from '../application.texts.ts';
import { statusTone } from '../application.words.ts';
import { AnswerForm } from '../form/answer-form.tsx';
import { ConfirmEmailForm } from '../form/confirm-email-form.tsx';

const pageWidth = 620;

/** Where an applicant's secret link leads: how the application stands, and what is still to be answered. */
export function ApplicationStateScreen() {
  const secret = useLocation().hash;
  const { data, error, isFetching, refetch } = useApplicationState(secret);
  if (!isSecret(secret) || isRefused(error)) {
    return (
      <PublicPage title={t('linkInvalidTitle')} lead={t('linkInvalidLead')}>
        <Text>{t('linkInvalidText')}</Text>
        <PublicOperatorLine />
      </PublicPage>
    );
  }
  if (data) return <OpenedState state={data} secret={secret} />;
  if (!error) return <FullScreenSpinner />;
  return (
    <PublicPage title={t('stateTitle')} lead={t('failedToLoad')}>
      <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
        {t('tryAgain')}
      </Button>
    </PublicPage>
  );
}

function isRefused(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.code === 'APPLICATION_LINK_INVALID' || error.code === 'INVALID_INPUT';
}

function OpenedState({ state, secret }: { state: ApplicationState; secret: string }) {
  const { status, number, organizationName, question, answer, reviewNotes, decidedAt } = state;
  const isOpen = status === 'pending' || status === 'asked';
  return (
    <PublicPage
      title={t('stateTitle')}
      lead={t('stateLead', { name: organizationName, number })}
      maxWidth={pageWidth}
    >
      <Stack gap="lg">
        <FactGrid
          facts={[
            [
              t('status'),
              <StatusBadge key="status" tone={statusTone[status]}>
                {t(`status_${status}`)}
              </StatusBadge>,
            ],
            [t('submittedAt'), localTime(state.submittedAt)],
            ...(decidedAt === null ? [] : [[t('decidedAt'), localTime(decidedAt)] as const]),
            [t('documents'), state.files.map(({ name }) => name).join(', ')],
          ]}
        />
        {isOpen && <Text size="sm">{t('review')}</Text>}
        {status === 'approved' && <Alert color="green">{t('approvedText')}</Alert>}
        {reviewNotes !== null && (
          <Alert color="red" title={t('notesTitle')}>
            {reviewNotes}
          </Alert>
        )}
        {question !== null && (
          <section>
            <Title order={2} size="h4" mb="xs">
              {t('questionTitle')}
            </Title>
            <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{question}</Text>
            {answer !== null && (
              <>
                <Title order={3} size="h5" mt="md">
                  {t('yourAnswer')}
                </Title>
                <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{answer}</Text>
              </>
            )}
          </section>
        )}
        {status === 'asked' && <AnswerForm key={question} secret={secret} number={number} />}
        {isOpen && state.isCodeSent && !state.isEmailConfirmed && (
          <ConfirmEmailForm secret={secret} state={state} />
        )}
        {state.isEmailConfirmed && <Text size="sm">{t('emailConfirmed')}</Text>}
        <PublicOperatorLine />
      </Stack>
    </PublicPage>
  );
}

/** An applicant has no hospital yet whose zone and forms could be used: those of the device are. */
function localTime(instant: string): string {
  return new Date(instant).toLocaleString();
}
