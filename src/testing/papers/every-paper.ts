import { appointmentSlip } from '#areas/appointments/appointments/print/appointment-slip.document.ts';
import { createCreditNote } from '#areas/billing/credits/credit-note.contract.ts';
import { creditNoteDocument } from '#areas/billing/credits/print/credit-note.document.ts';
import { takeDeposit } from '#areas/billing/deposits/deposit.contract.ts';
import { depositReceiptDocument } from '#areas/billing/deposits/print/deposit-receipt.document.ts';
import { getInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { invoiceDocument } from '#areas/billing/invoices/print/invoice.document.ts';
import { closeCashierDay } from '#areas/billing/payments/cashier/cashier.contract.ts';
import { dayReportDocument } from '#areas/billing/payments/cashier/print/day-report.document.ts';
import { recordPayment } from '#areas/billing/payments/payment.contract.ts';
import { receiptDocument } from '#areas/billing/payments/print/receipt.document.ts';
import {
  consultationNote,
  getConsultation,
} from '#areas/consultations/consultations/consultation.contract.ts';
import { consultationDocument } from '#areas/consultations/consultations/print/consultation.document.ts';
import { exampleAdmission } from '#areas/inpatient/admissions/admission.contract.ts';
import { listBeds } from '#areas/inpatient/beds/bed.contract.ts';
import { bedBoardDocument } from '#areas/inpatient/census/print/bed-board.document.ts';
import { stayBillDocument } from '#areas/inpatient/charges/bill/print/stay-bill.document.ts';
import { readStayBill } from '#areas/inpatient/charges/bill/stay-bill.contract.ts';
import { getDischarge } from '#areas/inpatient/discharge/discharge.contract.ts';
import { deathCertificate } from '#areas/inpatient/discharge/print/death-certificate.document.ts';
import {
  type DischargeDocumentProps,
  dischargeSummary,
} from '#areas/inpatient/discharge/print/discharge-summary.document.ts';
import { labOrderDocument, specimenLabel } from '#areas/laboratory/orders/print/lab-order.document.ts';
import { labReport, type ReportedResult } from '#areas/laboratory/results/print/lab-report.document.ts';
import { getAssessment } from '#areas/nursing/assessments/assessment.contract.ts';
import { assessmentDocument } from '#areas/nursing/assessments/print/assessment.document.ts';
import { readFluidChart } from '#areas/nursing/fluids/chart/fluid-chart.contract.ts';
import { fluidChartDocument } from '#areas/nursing/fluids/chart/print/fluid-chart.document.ts';
import { getHandover } from '#areas/nursing/handover/handover.contract.ts';
import { handoverDocument } from '#areas/nursing/handover/print/handover.document.ts';
import { nursingNote } from '#areas/nursing/notes/note.contract.ts';
import { nursingNoteDocument } from '#areas/nursing/notes/print/nursing-note.document.ts';
import { woundsDocument } from '#areas/nursing/wounds/print/wounds.document.ts';
import { listWounds } from '#areas/nursing/wounds/wound.contract.ts';
import { registrationForm } from '#areas/patients/patients/print/registration-form.document.ts';
import { rolesDocument } from '#areas/people/roles/print/roles-document.ts';
import { listPermissions, listRoles } from '#areas/people/roles/role.contract.ts';
import { readRegister } from '#areas/pharmacy/controlled/controlled.contract.ts';
import { registerDocument } from '#areas/pharmacy/controlled/print/register.document.ts';
import { getCounterSale } from '#areas/pharmacy/counter/counter-sale.contract.ts';
import { saleReceiptDocument } from '#areas/pharmacy/counter/print/sale-receipt.document.ts';
import { openDispensing } from '#areas/pharmacy/dispensing/dispensing.contract.ts';
import { outsideSlip } from '#areas/pharmacy/dispensing/print/outside-slip.document.ts';
import { prescriptionDocument } from '#areas/pharmacy/prescriptions/print/prescription.document.ts';
import { readClosure } from '#areas/platform/closing/closing.contract.ts';
import { certificateDocument } from '#areas/platform/closing/print/certificate.document.ts';
import { getPayout } from '#areas/referrals/payouts/payout.contract.ts';
import { payoutDocument } from '#areas/referrals/payouts/print/payout.document.ts';
import { reportDocument } from '#areas/reports/report/print/report.document.ts';
import { readReport } from '#areas/reports/report/report.contract.ts';
import { orderDocument } from '#areas/stock/orders/print/purchase-order.document.ts';
import { getPurchaseOrder } from '#areas/stock/orders/purchase-order.contract.ts';
import { changeOperator } from '#areas/subscriptions/operator/operator.contract.ts';
import { reminderDocument } from '#areas/platform/receivables/reminders/print/reminder.document.ts';
import { writeReminder } from '#areas/platform/receivables/reminders/reminder.contract.ts';
import { listLicenseInvoices } from '#areas/subscriptions/invoices/license-invoice.contract.ts';
import { licenseInvoiceDocument } from '#areas/subscriptions/invoices/print/license-invoice.document.ts';
import { anesthesiaRecord, getAnesthesia } from '#areas/surgery/anesthesia/anesthesia.contract.ts';
import { anesthesiaDocument } from '#areas/surgery/anesthesia/print/anesthesia.document.ts';
import { operatingList } from '#areas/surgery/board/print/operating-list.document.ts';
import { listCases } from '#areas/surgery/cases/case.contract.ts';
import { consentDocument } from '#areas/surgery/cases/print/consent.document.ts';
import { getCaseConsents, getConsentPaper } from '#areas/surgery/consents/consent.contract.ts';
import { getNote, operativeNote } from '#areas/surgery/notes/note.contract.ts';
import { noteDocument } from '#areas/surgery/notes/print/note.document.ts';
import { listTheatres } from '#areas/surgery/theatres/theatre.contract.ts';
import { readChart } from '#areas/vitals/chart/chart.contract.ts';
import { chartDocument } from '#areas/vitals/chart/print/chart.document.ts';
import { progressNoteDocument } from '#areas/ward-rounds/progress-notes/print/progress-note.document.ts';
import { getProgressNote } from '#areas/ward-rounds/progress-notes/progress-note.contract.ts';
import type { PrintDocument } from '#ui/print/print-document.ts';
import { answerOf, sampleOf } from './sample-of.ts';

const header = { organisation: 'City General', address: '12 Hospital Road', contact: '+880 2 5555 0100' };
const patient = {
  fullName: 'Rahima Begum',
  patientNumber: 'P000012',
  dateOfBirth: '01/02/1990',
  age: '36 years',
  gender: 'Female',
  phone: '+880 1700 000000',
};

const day = (value: unknown) => String(value).slice(0, 10);
const format = {
  header,
  date: day,
  time: (value: unknown) => String(value).slice(11, 16),
  dateTime: (value: unknown) => String(value).slice(0, 16),
  number: String,
  money: (amountMinor: number) => `৳${(amountMinor / 100).toFixed(2)}`,
  status: 'Sent',
  method: 'Cash',
};

function aDischarge(): DischargeDocumentProps {
  const { decision } = answerOf(getDischarge);
  return {
    ...format,
    admission: exampleAdmission,
    decision: { ...decision!, summary: 'She was treated for dengue fever. She has no fever any more.' },
    allergies: { state: 'recorded', substances: ['Penicillin'] },
    leftAt: '2026-03-06T10:00:00.000Z',
    person: { born: patient.dateOfBirth, gender: patient.gender, address: '12 Lake Road, Dhaka' },
  };
}

const result: ReportedResult = {
  test: 'Haemoglobin',
  result: '9.2',
  unit: 'g/dL',
  normalRange: '12.0 – 15.5',
  flag: 'Low',
  isAbnormal: true,
  correction: null,
  notes: 'Repeated.',
};

const order = {
  header,
  orderNumber: 'LAB-000031',
  patient,
  doctor: 'Dr Farida Yasmin',
  orderedAt: '03/03/2026 09:05',
  collectedAt: '03/03/2026 09:30',
};

/** Every document of the program, made from what the documentation of its calls says. */
export const everyPaper: Readonly<Record<string, () => PrintDocument>> = {
  'appointment-slip': () =>
    appointmentSlip({
      header,
      appointmentId: '0195c5a0-0000-7000-8000-000000000001',
      patient,
      title: 'Follow-up',
      date: '03/03/2026',
      timeRange: '09:00 – 09:15',
      doctor: 'Dr Farida Yasmin',
      type: 'Visit',
      status: 'Confirmed',
      notes: 'Bring the earlier papers.',
    }),
  'credit-note': () =>
    creditNoteDocument(answerOf(getInvoice), answerOf(createCreditNote).creditNote, format),
  'deposit-receipt': () =>
    depositReceiptDocument(answerOf(takeDeposit).entry, {
      ...format,
      patient: { firstName: 'Rahima', lastName: 'Begum', patientNumber: 'P000012' },
    }),
  invoice: () => invoiceDocument(answerOf(getInvoice), format),
  'day-report': () => dayReportDocument(answerOf(closeCashierDay), format),
  receipt: () => receiptDocument(answerOf(getInvoice), answerOf(recordPayment).payments[0]!, format),
  consultation: () =>
    consultationDocument({
      ...format,
      consultation: answerOf(getConsultation),
      note: sampleOf(consultationNote),
    }),
  'bed-board': () =>
    bedBoardDocument(answerOf(listBeds).rows, {
      ...format,
      printedAt: '03/03/2026 07:30',
      dayOf: day,
      today: '2026-03-03',
    }),
  'stay-bill': () => stayBillDocument(answerOf(readStayBill), format),
  'death-certificate': () => deathCertificate(aDischarge()),
  'discharge-summary': () => dischargeSummary(aDischarge()),
  'lab-order': () =>
    labOrderDocument({
      ...order,
      priority: 'Urgent',
      status: 'Collected',
      notes: 'Fasting.',
      tests: [{ name: 'Full blood count', price: '৳400.00' }],
      total: '৳400.00',
    }),
  'specimen-label': () => specimenLabel({ ...order, tests: 'Full blood count' }),
  'lab-report': () =>
    labReport({
      ...order,
      reportedAt: '03/03/2026 11:00',
      results: [result],
      openTests: ['Culture'],
      withdrawnTests: ['Potassium'],
      verifiedBy: 'Nasrin Akter',
    }),
  'fluid-chart': () => fluidChartDocument(answerOf(readFluidChart), { header, format }),
  handover: () => handoverDocument(answerOf(getHandover), format),
  'nursing-note': () => {
    const note = sampleOf(nursingNote);
    return nursingNoteDocument({ ...note, content: note.content! }, { header, format });
  },
  assessment: () => assessmentDocument(answerOf(getAssessment), { header, format }),
  'progress-note': () => progressNoteDocument(answerOf(getProgressNote).note, { header, format }),
  wounds: () => {
    const { rows } = answerOf(listWounds);
    return woundsDocument(rows[0]!.patient, rows, { header, format });
  },
  'registration-form': () =>
    registrationForm({
      ...patient,
      header,
      further: [{ label: 'National id', value: '1990 1234 5678' }],
      bloodType: 'B+',
      registrationDate: '03/03/2026',
      address: '12 Lake Road, Dhaka',
      emergencyContact: { name: 'Karim Begum', relationship: 'Son', phone: '+880 1700 000001' },
      allergies: 'Penicillin',
      hasAllergies: true,
      insurance: { provider: 'Green Delta', policyNumber: 'GD-1' },
    }),
  'roles-document': () =>
    rolesDocument(header, answerOf(listRoles).rows, answerOf(listPermissions).rows, '03/03/2026'),
  register: () => registerDocument(answerOf(readRegister), format),
  'sale-receipt': () => saleReceiptDocument(answerOf(getCounterSale), { ...format, customer: 'Walk-in' }),
  'outside-slip': () => {
    const opened = answerOf(openDispensing);
    return outsideSlip(opened.dispensings[0]!, opened, format);
  },
  prescription: () =>
    prescriptionDocument({
      header,
      number: 'RX-000007',
      date: '05/01/2026',
      patient: { ...patient, ageAndGender: '36 years, female' },
      weight: '52 kg',
      allergies: 'Penicillin',
      diagnosis: 'Fever and cough for three days',
      lines: [
        { name: 'Paraxa 500 mg', howTaken: '1+0+1, 7 days', quantity: '14 tablets', note: 'With water.' },
      ],
      advice: 'Drink enough.',
      nextVisit: '12/01/2026',
      prescriber: 'Dr Farida Yasmin',
      registration: 'Reg. No. BMDC A-12345',
      code: 'ABCD-EFGH-JKLM',
      checkAddress: 'https://hospital.example/check/ABCDEFGHJKLM',
      isCancelled: false,
    }),
  certificate: () => certificateDocument(answerOf(readClosure), format),
  payout: () => payoutDocument(answerOf(getPayout).payout, { ...format, period: 'March 2026' }),
  report: () =>
    reportDocument(
      answerOf(readReport),
      { id: 'overview', say: (key) => key, charts: [] },
      {
        ...format,
        value: (_, value) => String(value),
        tick: (_, value) => String(value),
        comparison: () => 'as before',
        row: () => 'A row',
        shortRow: () => 'A row',
        axis: () => 'Day',
      },
    ),
  'purchase-order': () => orderDocument(answerOf(getPurchaseOrder), format),
  'license-invoice': () =>
    licenseInvoiceDocument(answerOf(listLicenseInvoices).rows[0]!, {
      ...format,
      operator: answerOf(changeOperator),
      buyer: header,
    }),
  reminder: () => reminderDocument(answerOf(writeReminder), format),
  anesthesia: () => {
    const { enteredInError, addenda } = sampleOf(anesthesiaRecord);
    const record = { ...answerOf(getAnesthesia), enteredInError, addenda };
    return anesthesiaDocument(record, { header, format });
  },
  'operating-list': () =>
    operatingList({
      header,
      day: '04/03/2026',
      printedAt: '03/03/2026 18:00',
      theatres: answerOf(listTheatres).rows,
      cases: answerOf(listCases).rows,
      format,
    }),
  consent: () =>
    consentDocument(
      {
        paper: getConsentPaper.example!.output!,
        signed: getCaseConsents.example!.output!.signed,
        language: 'en',
      },
      { header, dateTime: format.dateTime, now: '2026-03-03T09:05:00.000Z' },
    ),
  note: () => {
    const { enteredInError, addenda } = sampleOf(operativeNote);
    const note = { ...answerOf(getNote), enteredInError, addenda };
    return noteDocument({ ...note, content: note.content! }, { header, format });
  },
  chart: () => chartDocument(answerOf(readChart), { header, format, age: '36 years' }),
};
