import { Button, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { CallError } from '#client/transport.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { PublicPage } from '#ui/page/public-page.tsx';
import { FullScreenSpinner } from '#ui/state/full-screen-spinner.tsx';
import { readOptOutLink, setByOptOutLink } from '../opt-out.calls.ts';
import type { OptOutState } from '../opt-out.contract.ts';
import { t } from '../opt-out.texts.ts';

/** Where the link of a message leads: one press ends messages over its channel, another has them sent again. */
export function OptOutScreen() {
  const link = useLocation().hash;
  const queryKey = ['opt-out-link', link];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readOptOutLink({ link }, signal),
    enabled: link !== '',
  });
  if (link === '' || isRefused(error)) {
    return (
      <PublicPage title={t('invalidTitle')} lead={t('invalidLead')}>
        <Text>{t('invalidText')}</Text>
      </PublicPage>
    );
  }
  if (data) return <Choice state={data} link={link} queryKey={queryKey} />;
  if (!error) return <FullScreenSpinner />;
  return (
    <PublicPage title={t('failedTitle')} lead={t('failedToLoad')}>
      <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
        {t('tryAgain')}
      </Button>
    </PublicPage>
  );
}

function isRefused(error: unknown): boolean {
  return error instanceof CallError && ['OPT_OUT_LINK_INVALID', 'INVALID_INPUT'].includes(error.code);
}

interface ChoiceProps {
  state: OptOutState;
  link: string;
  queryKey: string[];
}

function Choice({ state: { hospitalName: hospital, channel, takes }, link, queryKey }: ChoiceProps) {
  const queries = useQueryClient();
  const change = useConfirmedWrite<{ takes: boolean }, OptOutState>({
    call: (wish, submission) => setByOptOutLink({ link, ...wish }, submission),
    // The page itself says what is true now.
    done: () => undefined,
    failed: () => t('failedToSave'),
    refusals: { TOO_MANY_ATTEMPTS: () => t('tooOften') },
    onDone: (saved) => queries.setQueryData(queryKey, saved),
  });
  const title = takes ? t(`onTitle_${channel}`, { hospital }) : t('offTitle');
  const lead = t(takes ? `onLead_${channel}` : `offLead_${channel}`, { hospital });
  return (
    <PublicPage title={title} lead={lead}>
      <Button
        variant={takes ? 'filled' : 'default'}
        loading={change.isBusy}
        onClick={() => void change.start({ takes: !takes })}
      >
        {t(takes ? `end_${channel}` : `again_${channel}`)}
      </Button>
    </PublicPage>
  );
}
