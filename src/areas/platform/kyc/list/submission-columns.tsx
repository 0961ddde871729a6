import { Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { statusTone } from '../../applications/application.words.ts';
import type { Submission } from '../kyc.contract.ts';
import { t } from '../kyc.texts.ts';

/** The columns of the list of applications. */
export function submissionColumns({ dateTime }: Format): ListColumn<Submission>[] {
  return [
    {
      id: 'organization',
      title: t('organization'),
      render: ({ id, organizationName, number }) => (
        <>
          <Anchor
            component={Link}
            to={`/dashboard/super-admin/kyc/${id}`}
            size="sm"
            fw={600}
            style={{ overflowWrap: 'anywhere' }}
          >
            {organizationName}
          </Anchor>
          <Text size="xs" c="dimmed">
            {number}
          </Text>
        </>
      ),
    },
    {
      id: 'contact',
      title: t('contact'),
      render: ({ contactEmail, contactPhone }) => (
        <>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {contactEmail}
          </Text>
          <Text size="xs" c="dimmed">
            {contactPhone}
          </Text>
        </>
      ),
    },
    {
      id: 'status',
      title: t('status'),
      render: ({ status }) => <StatusBadge tone={statusTone[status]}>{t(`status_${status}`)}</StatusBadge>,
    },
    { id: 'submitted', title: t('submitted'), render: ({ submittedAt }) => dateTime(submittedAt) },
    { id: 'documents', title: t('documents'), render: ({ files }) => documentWords(files) },
  ];
}

function documentWords(files: Submission['files']): string {
  if (files.length === 0) return t('noDocuments');
  return files.map((kind) => t(kind === 'trade_license' ? 'license' : 'photo')).join(', ');
}
