import { createInvoice } from '#areas/billing/billing.public.ts';
import { chargeStaySupplies } from '#areas/inpatient/inpatient.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { todayOf } from '#kernel/time/today.ts';
import type { StoredPrescription } from '../../prescriptions/prescription.queries.ts';
import { selectAdmission } from '../../prescriptions/writing/checked-patient.queries.ts';

interface BilledItem {
  id: string;
  name: string;
  quantity: number;
  priceMinor: number;
  lotNumbers: readonly string[];
}

interface ToBill {
  dispensing: { id: string; number: string };
  prescription: StoredPrescription;
  items: readonly BilledItem[];
}

const nothing = { invoiceId: null, invoiceNumber: null, admissionId: null };

/**
 * Bills what is handed out: on the bill of the stay while the patient is in the house, else on an invoice that is sent at
 * once, because a draft could be changed and would then say something else than what was handed out.
 */
export async function billDispensing(context: CallContext, { dispensing, prescription, items }: ToBill) {
  const { db, tenantId, actor } = context;
  if (items.length === 0 || !actor.modules.billing_enabled) return nothing;
  const { admission_id: admissionId } = prescription;
  const admission = admissionId === null ? undefined : await selectAdmission(db, tenantId, admissionId);
  if (admissionId !== null && admission?.status === 'active' && actor.modules.admissions_enabled) {
    await chargeStaySupplies(context, admissionId, items);
    return { ...nothing, admissionId };
  }
  const invoice = await createInvoice(
    context,
    {
      patientId: prescription.patient_id,
      items: items.map(({ name, quantity, priceMinor, lotNumbers }) => ({
        name: name.slice(0, maxNameLength).toWellFormed(),
        description: [dispensing.number, ...new Set(lotNumbers)]
          .filter(Boolean)
          .join(' · ')
          .slice(0, maxLotsLength),
        quantity,
        priceMinor,
      })),
      discountMinor: 0,
      dueDate: todayOf(context),
      notes: null,
      send: true,
    },
    [{ kind: 'dispensing', source_id: dispensing.id }],
  );
  return { invoiceId: invoice.id, invoiceNumber: invoice.invoiceNumber, admissionId: null };
}

const maxNameLength = 200;
const maxLotsLength = 500;
