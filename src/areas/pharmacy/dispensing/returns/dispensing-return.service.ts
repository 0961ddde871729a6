import { returnStaySupply } from '#areas/inpatient/inpatient.public.ts';
import { confirmWitness } from '#areas/stock/stock.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { prescriptionRows } from '../../prescriptions/prescription.queries.ts';
import { announcePrescription } from '../../prescriptions/prescription.service.ts';
import { lockHandedOut } from '../../returns/handed-out.queries.ts';
import {
  chosenLots,
  creditBack,
  moveBack,
  namedLots,
  nothingCredited,
} from '../../returns/taking-back.service.ts';
import type * as contract from '../dispensing.contract.ts';
import { issue } from '../dispensing.issues.ts';
import { dispensingRows } from '../dispensing.queries.ts';
import { settleStatus } from '../dispense/prescription-status.service.ts';
import { insertReturns } from './dispensing-return.queries.ts';

/**
 * Takes back what was handed out: the stock, what the patient owes and what the prescription still asks for follow in
 * the same moment.
 * @throws AppError NOT_FOUND, INVALID_INPUT at the lines, LOT_EXPIRED for what may only go into quarantine,
 * CONTROLLED_NEEDS_WITNESS for what is controlled and goes anywhere else, and what confirming a second person refuses
 */
export async function takeBack(context: CallContext, input: CallInput<typeof contract.takeBack>) {
  const { db, tenantId, actor, clock } = context;
  const { reason, to, isOwedAgain, refundMethod: method, witnessId } = input;
  const dispensing = await dispensingRows.select(db, tenantId, input.dispensingId);
  if (!dispensing) throw new AppError('NOT_FOUND');
  await confirmWitness(context, input);
  const { id, patient_id: patientId, prescription_id: prescriptionId, invoice_id: invoiceId } = dispensing;
  await prescriptionRows.lock(db, tenantId, prescriptionId);
  const by = 'dispensing';
  const backs = chosenLots(input.lines, await lockHandedOut(db, tenantId, { by, id }), {
    twice: issue('lineTwice'),
    moreThanOut: (left) => issue('moreThanOut', { left }),
  });
  const { placeId, movementIds } = await moveBack(context, backs, {
    ...{ by, id, patientId, to, reason, witnessId },
  });
  const credited = invoiceId
    ? await creditBack(context, backs, { invoiceId, reason, method })
    : nothingCredited;
  if (dispensing.admission_id) {
    for (const { out, quantity } of backs) await returnStaySupply(context, { id: out.item_id, quantity });
  }
  await insertReturns(
    db,
    backs.map(({ out, quantity }, index) => ({
      ...{ tenant_id: tenantId, id: newId(), dispensing_id: id, item_id: out.item_id, lot_id: out.lot_id },
      ...{ quantity, is_owed_again: isOwedAgain, reason, place_id: placeId },
      ...{ movement_id: movementIds[index]!, credit_note_id: credited.creditNoteId },
      ...{ returned_by: actor.userId, returned_at: clock.now().toISOString() },
    })),
  );
  await settleStatus(context, prescriptionId);
  const { creditNoteNumber, refundMinor } = credited;
  context.audit({
    action: 'RETURN',
    resource: 'dispensings',
    resourceId: id,
    newValues: {
      ...{ patientId, prescriptionId, to, reason, isOwedAgain },
      ...{ lots: namedLots(backs), creditNoteNumber, refundMinor, witnessId },
    },
  });
  announcePrescription(context, prescriptionId);
  return { dispensingId: id, creditNoteNumber, refundMinor };
}
