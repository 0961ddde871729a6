import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { recordAppointmentPrint } from '../appointment.calls.ts';
import { appointmentSlip } from './appointment-slip.document.ts';
import { hoursWords, isOneDay, patientName, spanWords, titleWords } from '../appointment.words.ts';
import type { Appointment } from '../appointment.contract.ts';
import { t } from '../appointments.texts.ts';

/** Shows the slip of an appointment for printing; each print and download is recorded. */
export function SlipPrint({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const header = usePrintHeader();
  const format = useFormat();
  const { patient, startTime } = appointment;
  const slip = appointmentSlip({
    header,
    appointmentId: appointment.id,
    patient: {
      fullName: patientName(appointment),
      patientNumber: patient.patientNumber,
      phone: patient.phone ?? '',
    },
    title: titleWords(appointment),
    date: format.date(startTime),
    timeRange: isOneDay(appointment, format)
      ? hoursWords(appointment, format)
      : spanWords(appointment, format),
    doctor: appointment.doctor?.name ?? null,
    type: t(`type_${appointment.type}`),
    status: t(`status_${appointment.status}`),
    notes: appointment.notes ?? '',
  });
  return (
    <RecordedPrint
      title={t('slipTitle')}
      document={slip}
      fileName={`appointment-${patient.patientNumber}-${startTime.slice(0, 10)}`}
      record={(output, submission) =>
        recordAppointmentPrint({ appointmentId: appointment.id, output }, submission)
      }
      onClose={onClose}
    />
  );
}
