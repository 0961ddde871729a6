import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { notifyFailure } from '#ui/feedback/notify.tsx';
import { useReturnFocus } from '#ui/feedback/use-return-focus.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { PrintPreview } from '#ui/print/preview/print-preview.tsx';
import { recordAppointmentPrint } from '../appointment.calls.ts';
import { appointmentSlip } from './appointment-slip.document.ts';
import { hoursWords, isOneDay, patientName, spanWords } from '../appointment.words.ts';
import type { Appointment } from '../appointment.contract.ts';
import { t } from '../appointments.texts.ts';

/** Shows the slip of an appointment for printing; each print and download is recorded. */
export function SlipPrint({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const header = usePrintHeader();
  const format = useFormat();
  useReturnFocus();

  async function record(output: 'print' | 'download') {
    try {
      await recordAppointmentPrint({ appointmentId: appointment.id, output });
    } catch {
      notifyFailure({ title: t('printNotRecorded'), onRetry: () => record(output) });
    }
  }

  const { patient, startTime } = appointment;
  const slip = appointmentSlip({
    header,
    appointmentId: appointment.id,
    patient: {
      fullName: patientName(appointment),
      patientNumber: patient.patientNumber,
      phone: patient.phone ?? '',
    },
    title: appointment.title,
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
    <PrintPreview
      opened
      onClose={onClose}
      title={t('slipTitle')}
      document={slip}
      fileName={`appointment-${patient.patientNumber}-${startTime.slice(0, 10)}`}
      onOutput={(output) => void record(output)}
    />
  );
}
