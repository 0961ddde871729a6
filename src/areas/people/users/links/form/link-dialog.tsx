import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Submission } from '#client/remote.ts';
import { failureWords } from '#screens/refusal/refusal-words.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Modal } from '#ui/layer/modal.tsx';
import { TextToCopy } from '#ui/page/text-to-copy.tsx';
import { inviteUser, makeResetLink } from '../../user.calls.ts';
import type { MadeLink } from '../user-link.contract.ts';
import { fullName } from '../../user-name.words.ts';
import type { User } from '../../user.contract.ts';
import { useLinkState, useRefreshUsers } from '../../user.hooks.ts';
import { userRefusals } from '../../user.words.ts';
import { t } from '../../users.texts.ts';
import { t as mailWords } from './link-dialog.texts.ts';
import { NewestLink } from './newest-link.tsx';

export interface LinkDialogProps {
  user: User;
  onClose: () => void;
}

/** Sends the link with which a person sets a password by mail, or makes it and shows it once. */
export function LinkDialog({ user, onClose }: LinkDialogProps) {
  const name = fullName(user);
  const refresh = useRefreshUsers();
  const [submission] = useState(() => new Submission());
  const [mailSubmission] = useState(() => new Submission());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [link, setLink] = useState<MadeLink & { token: string }>();
  const [sent, setSent] = useState<MadeLink>();
  const { data: known, isError } = useLinkState(user.id);
  const { dateTime } = useFormat();
  const isOver = link !== undefined || sent !== undefined;

  async function send() {
    const call = user.hasPassword ? makeResetLink : inviteUser;
    setBusy(true);
    setFailure(null);
    try {
      setSent(await call({ userId: user.id, byMail: true }, mailSubmission));
    } catch (error) {
      setFailure(failureWords(t('failedToMakeLink'), error, userRefusals));
    }
    refresh();
    setBusy(false);
  }

  async function make() {
    const call = user.hasPassword ? makeResetLink : inviteUser;
    setBusy(true);
    setFailure(null);
    try {
      const first = await call({ userId: user.id }, submission);
      // Its answer was lost on the way, and the secret with it: only another link helps.
      const made = first.token === null ? await call({ userId: user.id }) : first;
      if (made.token !== null) setLink({ ...made, token: made.token });
    } catch (error) {
      setFailure(failureWords(t('failedToMakeLink'), error, userRefusals));
      refresh();
    }
    setBusy(false);
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t(user.hasPassword ? 'resetTitle' : 'invitationTitle', { name })}
      closeOnClickOutside={!isOver}
      size="lg"
    >
      <Stack gap="md">
        {link && <LinkToCopy link={link} name={name} />}
        {sent && (
          <Text size="sm" component="output">
            {mailWords('onItsWay', { email: sent.sentTo ?? user.email, time: dateTime(sent.expiresAt) })}
          </Text>
        )}
        {!isOver && (
          <>
            <Text size="sm">{t(user.hasPassword ? 'resetText' : 'invitationText', { name })}</Text>
            {known && (
              <Text size="sm">{mailWords(known.isMailPossible ? 'mailLead' : 'noMail', { name })}</Text>
            )}
            {known?.newest && <NewestLink link={known.newest} name={name} />}
            {isError && <Text size="sm">{mailWords('stateFailed')}</Text>}
          </>
        )}
        {failure !== null && (
          <Alert role="alert" color="red" icon={<Icon name="alert" />}>
            {failure}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t(isOver ? 'done' : 'later')}
          </Button>
          {!isOver && (
            <Button
              {...(known?.isMailPossible ? { variant: 'default' } : { 'data-autofocus': true })}
              loading={isBusy}
              onClick={() => void make()}
            >
              {known?.isMailPossible ? mailWords('byHand') : t('makeLink')}
            </Button>
          )}
          {!isOver && known?.isMailPossible && (
            <Button data-autofocus loading={isBusy} onClick={() => void send()}>
              {mailWords('send', { email: user.email })}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

function LinkToCopy({ link, name }: { link: MadeLink & { token: string }; name: string }) {
  const format = useFormat();
  const { history } = useRouter();
  const page = link.purpose === 'invitation' ? 'invitation' : 'password-reset';
  const address = new URL(history.createHref(`/${page}#${link.token}`), location.href).href;
  return (
    <TextToCopy
      label={t('link')}
      description={t('linkHint', { name })}
      text={address}
      until={t('linkUntil', { time: format.dateTime(link.expiresAt) })}
      notCopied={t('notCopied')}
    />
  );
}
