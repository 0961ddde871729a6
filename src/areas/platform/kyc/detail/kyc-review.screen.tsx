import { Alert, Anchor, List, SimpleGrid, Stack } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useRouteParameter } from '#client/search-parameters.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { countryName } from '#ui/i18n/names/country-name.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { FactPanel, type NamedFact } from '#ui/page/fact-panel.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { statusTone } from '../../applications/application.words.ts';
import { ReviewNotesField } from '../form/review-notes-field.tsx';
import { useReviewNotes } from '../form/use-review-notes.ts';
import type { Application } from '../kyc.contract.ts';
import { useClientSubmission, useSubmission } from '../kyc.hooks.ts';
import { isOpen } from '../kyc.rules.ts';
import { t } from '../kyc.texts.ts';
import { ApplicantMessages } from './applicant-messages.tsx';
import { DocumentList } from './document-list.tsx';
import { ReviewActions } from './review-actions.tsx';

const back = <BackLink to="/dashboard/super-admin/kyc" label={t('backToList')} />;

/** One application, as the list of applications leads to it. */
export function KycReviewScreen() {
  return <Review query={useSubmission(useRouteParameter('applicationId'))} />;
}

/** The application of a client. */
export function ClientKycReviewScreen() {
  return <Review query={useClientSubmission(useRouteParameter('clientId'))} />;
}

function Review({ query }: { query: ReturnType<typeof useSubmission> }) {
  return (
    <OpenedRecord
      query={query}
      missing={{ icon: 'shield', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToOpen')}
    >
      {(application) => <OpenedApplication application={application} />}
    </OpenedRecord>
  );
}

/** The documents beside what was typed, and what can be decided. */
function OpenedApplication({ application }: { application: Application }) {
  const format = useFormat();
  const notes = useReviewNotes(application);
  const { status, organizationName } = application;
  return (
    <>
      <PageHeader
        title={t('reviewTitle')}
        description={
          <>
            {organizationName} <StatusBadge tone={statusTone[status]}>{t(`status_${status}`)}</StatusBadge>
          </>
        }
        back={back}
        actions={<ReviewActions application={application} notes={notes} />}
      />
      <Stack gap="lg">
        <Similar similar={application.similar} />
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
          <FactPanel title={t('clientInformation')} facts={factsOf(application, format)} />
          <DocumentList application={application} />
        </SimpleGrid>
        {isOpen(status) && <ReviewNotesField notes={notes} />}
        <ApplicantMessages application={application} />
      </Stack>
    </>
  );
}

function factsOf(application: Application, { dateTime }: Format): NamedFact[] {
  const { contactEmail: email, emailConfirmedAt, decidedAt, decidedByName, hospitalId } = application;
  const name = `${application.adminFirstName} ${application.adminLastName}`;
  const facts: (NamedFact | null)[] = [
    [t('organization'), application.organizationName],
    [t('number'), application.number],
    application.legalName === null ? null : [t('legalName'), application.legalName],
    [t('email'), t(emailConfirmedAt === null ? 'emailNotProven' : 'emailProven', { email })],
    [t('phone'), application.contactPhone],
    [t('address'), application.address],
    application.countryCode === null ? null : [t('country'), countryName(application.countryCode)],
    application.timeZone === null ? null : [t('timeZone'), application.timeZone],
    application.currencyCode === null ? null : [t('currency'), application.currencyCode],
    application.messageLanguage === null
      ? null
      : [t('messageLanguage'), t(`language_${application.messageLanguage}`)],
    [t('administrator'), t('administratorOf', { name, email: application.adminEmail })],
    [t('source'), t(`source_${application.source}`)],
    [t('submitted'), dateTime(application.submittedAt)],
    application.question === null ? null : [t('question'), application.question],
    application.question === null ? null : [t('answer'), application.answer ?? t('noAnswer')],
    decidedAt === null
      ? null
      : [t('decided'), t('decidedBy', { when: dateTime(decidedAt), who: decidedByName ?? '' })],
    application.reviewNotes === null ? null : [t('notes'), application.reviewNotes],
    hospitalId === null
      ? null
      : [t('openClient'), <ClientLink key="client" id={hospitalId} name={application.organizationName} />],
  ];
  return facts.filter((fact) => fact !== null);
}

function ClientLink({ id, name }: { id: string; name: string }) {
  return (
    <Anchor component={Link} to={`/dashboard/super-admin/clients/${id}`} size="sm">
      {name}
    </Anchor>
  );
}

function Similar({ similar }: { similar: Application['similar'] }) {
  if (similar.length === 0) return null;
  return (
    <Alert color="yellow" icon={<Icon name="alert" />} title={t('similarTitle')}>
      <List size="sm">
        {similar.map(({ name, number }) => (
          <List.Item key={`${name} ${number}`}>
            {number === null ? t('similarHospital', { name }) : t('similarApplication', { name, number })}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
