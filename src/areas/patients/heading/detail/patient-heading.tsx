import { Anchor, Button, Group, Text, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '#client/link.tsx';
import { SlotView } from '#client/registration/slot-view.tsx';
import { useMay } from '#client/session.ts';
import { CallError } from '#client/transport.ts';
import { useNoticeWords } from '#screens/notices/use-notice-words.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { inBoundary } from '#ui/state/crash/in-boundary.tsx';
import { demographics, fullName } from '../../patients/patient.words.ts';
import { patientActionsSlot } from '../../patients-web.public.ts';
import type { HeadedPatient, PatientHeading as Heading, ShownAlert } from '../patient-heading.contract.ts';
import { headingReaders, usePatientHeading } from '../patient-heading.hooks.ts';
import { t } from '../patient-heading.texts.ts';
import classes from './patient-heading.module.css';

export interface PatientHeadingProps {
  /** What the screen itself knows: shown at once, and to those who may read no more. */
  patient: Pick<HeadedPatient, 'id' | 'patientNumber' | 'firstName' | 'lastName'>;
  /** In a dialog it stands at the top of the content and moves with it. */
  isInDialog?: boolean;
}

/**
 * Who the patient is whose record, order, bill or dose is open, with allergies, critical results, bed and precautions.
 * It stays in view while the page moves below it.
 */
export function PatientHeading({ patient, isInDialog = false }: PatientHeadingProps) {
  const may = useMay();
  const query = usePatientHeading(patient.id);
  const name = fullName(patient);
  return (
    <section
      className={classes[isInDialog ? 'inDialog' : 'heading']}
      aria-label={t('heading', { name })}
      data-patient-heading
    >
      <div className={classes['who']}>
        {may(headingReaders) ? (
          <Anchor component={Link} to={`/dashboard/patients/${patient.id}`} fw={650} c="inherit">
            {name}
          </Anchor>
        ) : (
          <Text span fw={650}>
            {name}
          </Text>
        )}
        <Text span size="sm" c="dimmed" className={classes['number']}>
          {patient.patientNumber}
          {query.data && ` · ${demographics(query.data.patient)}`}
        </Text>
      </div>
      {query.data && <Alerts heading={query.data} />}
      {!isInDialog && query.data?.patient.dateOfDeath === null && (
        <div className={classes['actions']}>
          <SlotView slot={patientActionsSlot} props={{ patientId: patient.id, name }} wrap={inBoundary} />
        </div>
      )}
      {query.isError && !query.data && (
        <Failed error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
    </section>
  );
}

const urgency: Readonly<Record<ShownAlert['tone'], number>> = { danger: 0, warning: 1, plain: 2 };

/** What may harm stands before what is only known, so that a long list hides a bed and not a risk of falls. */
function byUrgency(one: ShownAlert, other: ShownAlert): number {
  return urgency[one.tone] - urgency[other.tone];
}

function Alerts({ heading: { patient, alerts } }: { heading: Heading }) {
  const { longDate } = useFormat();
  const wordsOf = useNoticeWords();
  return (
    <ul className={classes['alerts']}>
      {patient.dateOfDeath !== null && (
        <Fact tone="plain">{t('died', { date: longDate(patient.dateOfDeath) })}</Fact>
      )}
      {patient.status === 'inactive' && <Fact tone="warning">{t('inactive')}</Fact>}
      {patient.isRestricted && <Fact tone="plain">{t('restricted')}</Fact>}
      {wordsOf &&
        alerts.toSorted(byUrgency).map((alert) => {
          const { title, message } = wordsOf(alert.code, alert.facts);
          return (
            <Fact key={`${alert.kind} ${alert.code}`} tone={alert.tone} more={message} link={alert.link}>
              {title}
            </Fact>
          );
        })}
    </ul>
  );
}

interface FailedProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** That nothing is known is never shown as nothing to know. */
function Failed({ error, isRetrying, onRetry }: FailedProps) {
  if (error instanceof CallError && error.code === 'RECORD_RESTRICTED') {
    return (
      <Text span size="sm" c="dimmed">
        {t('restricted')}
      </Text>
    );
  }
  return (
    <Group gap="xs" role="alert">
      <Text span size="sm" c="red" fw={600}>
        {t('failed')}
      </Text>
      <Button size="compact-xs" variant="default" loading={isRetrying} onClick={onRetry}>
        {t('again')}
      </Button>
    </Group>
  );
}

interface FactProps {
  tone: ShownAlert['tone'];
  /** Read on demand. */
  more?: string;
  link?: string | null;
  children: ReactNode;
}

function Fact({ tone, more = '', link = null, children }: FactProps) {
  const words = (
    <>
      {tone === 'danger' && <Icon name="alert" size={14} />}
      {children}
    </>
  );
  return (
    <li className={classes['alert']} data-tone={tone}>
      <Tooltip
        label={more}
        disabled={more === ''}
        multiline
        maw={320}
        events={{ hover: true, focus: true, touch: true }}
      >
        {link === null ? <span>{words}</span> : <Link to={link}>{words}</Link>}
      </Tooltip>
    </li>
  );
}
