import type { PrintBlock, PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import { t } from './appointment-slip.texts.ts';

/** What the slip says; date, time range and choices are already in the words and zone of the hospital. */
export interface AppointmentSlipProps {
  header: PrintHeader;
  /** The barcode holds it exactly as it is written, so that a scanner finds the appointment. */
  appointmentId: string;
  patient: { fullName: string; patientNumber: string; phone: string };
  title: string;
  date: string;
  timeRange: string;
  /** Null as long as nobody is assigned. */
  doctor: string | null;
  type: string;
  status: string;
  notes: string;
}

/** The slip a patient takes home. */
export function appointmentSlip(appointment: AppointmentSlipProps): PrintDocument {
  return {
    title: t('title'),
    header: appointment.header,
    pageOf: [appointment.patient.fullName, appointment.patient.patientNumber],
    blocks: [
      { kind: 'section', title: t('patient'), blocks: [patientFields(appointment)] },
      { kind: 'section', title: t('appointment'), blocks: [appointmentFields(appointment)] },
      {
        kind: 'box',
        tone: 'note',
        title: t('adviceTitle'),
        lines: [t('arriveEarly'), t('bringPapers')],
      },
      { kind: 'barcode', value: appointment.appointmentId, caption: appointment.appointmentId },
    ],
  };
}

function patientFields({ patient }: AppointmentSlipProps): PrintBlock {
  return {
    kind: 'fields',
    fields: [
      { label: t('patientName'), value: patient.fullName, isStrong: true },
      { label: t('patientId'), value: patient.patientNumber },
      { label: t('phone'), value: patient.phone },
    ],
  };
}

function appointmentFields(appointment: AppointmentSlipProps): PrintBlock {
  return {
    kind: 'fields',
    fields: [
      { label: t('appointmentTitle'), value: appointment.title, isWide: true },
      { label: t('date'), value: appointment.date, isStrong: true },
      { label: t('time'), value: appointment.timeRange, isStrong: true },
      { label: t('doctor'), value: appointment.doctor?.trim() || t('noDoctor') },
      { label: t('type'), value: appointment.type },
      { label: t('status'), value: appointment.status },
      { label: t('notes'), value: appointment.notes, isWide: true },
    ],
  };
}
