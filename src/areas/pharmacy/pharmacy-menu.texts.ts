import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('pharmacy-menu', {
  pharmacy: 'Pharmacy',
  prescriptions: 'Prescriptions',
  dispensing: 'Dispensing',
  controlled: 'Controlled Medicines',
  counterSale: 'Counter Sale',
  counterSales: 'Counter Sales',
  newPrescription: 'New Prescription',
  prescribeWords: 'prescribe, prescription',
  toDispense: 'Prescriptions to hand out',
  prescription: 'Prescription',
  checkPrescription: 'Check a Prescription',
  calledDispensing: 'hand out, queue, dispense',
  calledControlled: 'narcotics, register, CD, opioids, shift count',
  calledCounter: 'counter, walk-in, over the counter, OTC, till, sell',
  calledCounterSales: 'receipts of the counter, sold, take back',
  calledNewPrescription: 'prescribe, Rx, e-prescription',
  calledCheck: 'verify, genuine, QR',
});
