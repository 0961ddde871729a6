import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { t } from '../prescriptions.texts.ts';

/** Where a prescription was begun: its consultation, or the list of prescriptions. */
export function placeBefore(consultationId?: string | null): `/${string}` {
  return consultationId ? `/dashboard/consultations/${consultationId}` : '/dashboard/prescriptions';
}

/** The way back there, for who may read consultations; for everybody else to the list. */
export function BackToBefore({ consultationId }: { consultationId?: string | null | undefined }) {
  const known = useMay()('emr.read') ? consultationId : null;
  return <BackLink to={placeBefore(known)} label={t(known ? 'backToConsultation' : 'back')} />;
}
