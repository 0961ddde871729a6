import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('appointments.appointmentSlip', {
  title: 'Appointment Slip',
  patient: 'Patient',
  patientName: 'Name',
  patientId: 'Patient ID',
  phone: 'Phone',
  appointment: 'Appointment',
  appointmentTitle: 'Title',
  date: 'Date',
  time: 'Time',
  doctor: 'Doctor',
  noDoctor: 'To be assigned',
  type: 'Type',
  status: 'Status',
  notes: 'Notes',
  adviceTitle: 'Before you come',
  arriveEarly: 'Please arrive 15 minutes early.',
  bringPapers: 'Please bring a valid ID and your insurance card.',
});
