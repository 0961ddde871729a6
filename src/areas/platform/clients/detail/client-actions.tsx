import { useRef, useState } from 'react';
import { type RawSearch, textOf, useSearchParameters } from '#client/search-parameters.ts';
import { Link } from '#client/link.tsx';
import { ReasonForm } from '#screens/form/reason-form.tsx';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { useFirstField } from '#ui/form/use-first-field.ts';
import { HeadActions } from '#ui/page/head-actions.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { LinkOnce } from '../../kyc/detail/link-once.tsx';
import { reactivateClient, renewAdministratorLink, suspendClient } from '../client.calls.ts';
import type { Client } from '../client.contract.ts';
import { useRefreshClients } from '../client.hooks.ts';
import { clientRefusals } from '../client.words.ts';
import { t } from '../clients.texts.ts';
import { ContactForm } from '../form/contact-form.tsx';
import { ManagedSubscription } from '../form/managed-subscription.tsx';

type Task = 'suspend' | 'reactivate' | 'manage' | 'contact';

/** 'Manage Tenant' of the overview leads to what can be done. */
function readNext(raw: RawSearch) {
  return { next: textOf(raw['next']) };
}

/** What the operator can do with a hospital. */
export function ClientActions({ client }: { client: Client }) {
  const { dateTime } = useFormat();
  const refresh = useRefreshClients();
  const row = useRef<HTMLDivElement>(null);
  const [{ next }] = useSearchParameters(readNext);
  useFirstField(row);
  const [task, setTask] = useState<Task>();
  const [link, setLink] = useState<{ token: string; expiresAt: string }>();
  const { id: clientId, version, name, status } = client;
  const close = () => setTask(undefined);
  const renewal = useConfirmedWrite({
    ask: () => ({ title: t('newLink'), message: t('newLinkText'), confirmLabel: t('newLink') }),
    call: (_client: Client, submission) => renewAdministratorLink({ clientId }, submission),
    done: () => undefined,
    failed: () => t('failedToMakeLink'),
    refusals: clientRefusals,
    onDone: ({ token, expiresAt }) => token !== null && setLink({ token, expiresAt }),
  });
  const isSuspended = status === 'suspended';
  return (
    <div ref={row}>
      <HeadActions
        actions={[
          isSuspended && {
            label: t('reactivate'),
            isMain: true,
            onClick: () => setTask('reactivate'),
          },
          {
            label: t('manageSubscription'),
            isAsked: next === 'manage',
            onClick: () => setTask('manage'),
          },
          {
            label: t('receivables'),
            renderRoot: (props) => (
              <Link {...props} to="/dashboard/super-admin/receivables" search={{ clientId, show: 'all' }} />
            ),
          },
          { label: t('editContact'), onClick: () => setTask('contact') },
          client.lastActivityAt === null && {
            label: t('newLink'),
            isBusy: renewal.isBusy,
            onClick: () => void renewal.start(client),
          },
          !isSuspended && { label: t('suspend'), isDestructive: true, onClick: () => setTask('suspend') },
        ]}
      />
      {task === 'contact' && (
        <ContactForm key={version} client={client} onClose={close} onReload={() => setTask('contact')} />
      )}
      {task === 'manage' && <ManagedSubscription clientId={clientId} onClose={close} />}
      {(task === 'suspend' || task === 'reactivate') && (
        <ReasonForm
          title={t(`${task}Title`)}
          text={t(`${task}Text`)}
          label={t('reason')}
          submitLabel={t(task)}
          draftKey={`client.${task}.${clientId}`}
          send={(reason, submission) =>
            (task === 'suspend' ? suspendClient : reactivateClient)({ clientId, version, reason }, submission)
          }
          failed={t(task === 'suspend' ? 'failedToSuspend' : 'failedToReactivate')}
          refusals={clientRefusals}
          done={() => {
            refresh();
            return t(task === 'suspend' ? 'wasSuspended' : 'wasReactivated', { name });
          }}
          onRefused={refresh}
          onClose={close}
        />
      )}
      {link && (
        <LinkOnce
          title={t('adminLink', { name })}
          text={t('adminLinkText', { time: dateTime(link.expiresAt) })}
          path={`/invitation#${link.token}`}
          onClose={() => setLink(undefined)}
        />
      )}
    </div>
  );
}
