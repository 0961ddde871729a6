import { spanWords } from '#areas/patients/patient-words.public.ts';
import { News2Badge } from '#areas/vitals/news2-badge.public.tsx';
import { Link } from '#client/link.tsx';
import { usePerson } from '#client/session.ts';
import { useToday } from '#client/use-today.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Bed } from '../bed.contract.ts';
import { dayOfStay } from '../bed.rules.ts';
import { genderWords, patientName } from '../bed.words.ts';
import { t } from '../beds.texts.ts';
import classes from './bed-board.module.css';

type Occupant = NonNullable<Bed['patient']>;

/** Who lies in a bed: name, sex and age, days, when the discharge is expected, and what to beware of. */
export function BedOccupant({ patient }: { patient: Occupant }) {
  return (
    <>
      <div className={classes['who']}>
        {patient.isRestricted && <Icon name="lock" size={14} />}
        <Link className={classes['patient']} to={`/dashboard/admissions/${patient.admissionId}`}>
          {patientName(patient)}
        </Link>
      </div>
      <p className={classes['detail']}>{demographicWords(patient)}</p>
      <Stay patient={patient} />
      {(patient.precautions.length > 0 || patient.news2) && (
        <div className={classes['precautions']}>
          {patient.news2 && <News2Badge {...patient.news2} />}
          {patient.precautions.map((precaution) => (
            <StatusBadge key={precaution} tone={precaution === 'fall_risk' ? 'warning' : 'danger'}>
              {t(`precaution_${precaution}`)}
            </StatusBadge>
          ))}
        </div>
      )}
    </>
  );
}

function demographicWords({ gender, ageMonths }: Occupant): string {
  if (gender === null || ageMonths === null) return t('withheld');
  return t('demographics', { gender: genderWords(gender), age: spanWords(ageMonths) });
}

function Stay({ patient }: { patient: Occupant }) {
  const { tenant } = usePerson();
  const { shortDate } = useFormat();
  const today = useToday();
  const { receivedAt, estimatedDischargeDate: out } = patient;
  const admitted = dateIn(tenant.timeZone, new Date(patient.admittedAt));
  const day = dayOfStay(admitted, today);
  const isOverdue = out !== null && out < today;
  return (
    <p className={classes[isOverdue ? 'overdue' : 'words']}>
      {receivedAt === null ? t('notReceived') : t('dayOfStay', { day })}
      {out !== null && ` · ${t(isOverdue ? 'overdueOut' : 'expectedOut', { date: shortDate(out) })}`}
    </p>
  );
}
