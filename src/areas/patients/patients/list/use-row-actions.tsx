import { useQueryClient } from '@tanstack/react-query';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { tellFailure } from '#screens/refusal/tell-failure.ts';
import type { RowAction } from '#ui/list/list-types.ts';
import type { Patient, PatientSummary } from '../patient.contract.ts';
import { isWithheld } from '../patient.words.ts';
import { patientQuery } from '../patient.hooks.ts';
import { t } from '../patients.texts.ts';
import { useStatusChange } from './use-status-change.ts';

function linkTo(to: string): NonNullable<RowAction['renderRoot']> {
  return (props) => <Link {...props} to={to} />;
}

/** The buttons of a row in the list, as far as the person holds the permissions. */
export function useRowActions(onPrint: (patient: Patient) => void) {
  const may = useMay();
  const queries = useQueryClient();
  const status = useStatusChange();

  async function print(patientId: string) {
    try {
      onPrint(await queries.fetchQuery(patientQuery(patientId)));
    } catch (error) {
      tellFailure({ title: t('failedToLoad'), error, onRetry: () => print(patientId) });
    }
  }

  function statusAction(patient: PatientSummary): RowAction {
    const isBusy = status.busyId === patient.id;
    const changeTo = (to: Patient['status']) => () => void status.start({ ...patient, to });
    return patient.status === 'active'
      ? { label: t('delete'), icon: 'trash', isDestructive: true, isBusy, onClick: changeTo('inactive') }
      : { label: t('reactivate'), icon: 'refresh', isBusy, onClick: changeTo('active') };
  }

  return (patient: PatientSummary): RowAction[] => {
    const address = `/dashboard/patients/${patient.id}`;
    const view: RowAction = { label: t('view'), icon: 'eye', renderRoot: linkTo(address) };
    if (isWithheld(patient)) return [view];
    return [
      view,
      { label: t('printRegistration'), icon: 'print', onClick: () => void print(patient.id) },
      ...(may('patients.write')
        ? [{ label: t('edit'), icon: 'edit' as const, renderRoot: linkTo(`${address}/edit`) }]
        : []),
      ...(may('patients.delete') && patient.status !== 'deceased' ? [statusAction(patient)] : []),
    ];
  };
}
