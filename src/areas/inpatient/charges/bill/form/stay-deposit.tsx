import { useState } from 'react';
import { type DepositEntry, DepositReceipt, TakeDeposit } from '#areas/billing/take-deposit.public.tsx';
import { usePerson } from '#client/session.ts';
import type { Admission } from '../../../admissions/admission.contract.ts';

/** Receives a deposit for a stay and then offers its receipt. */
export function StayDeposit({ admission, onClose }: { admission: Admission; onClose: () => void }) {
  const { currencyCode } = usePerson().tenant;
  const [taken, setTaken] = useState<DepositEntry>();
  const { patient } = admission;
  return taken ? (
    <DepositReceipt patient={patient} entry={taken} currencyCode={currencyCode} onClose={onClose} />
  ) : (
    <TakeDeposit patientId={patient.id} admission={admission} onClose={onClose} onTaken={setTaken} />
  );
}
