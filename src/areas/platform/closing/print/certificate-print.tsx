import { RecordedPrint } from '#screens/print/recorded-print.tsx';
import { usePrintHeader } from '#screens/print/use-print-header.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { recordClosurePrint } from '../closing.calls.ts';
import { useClosure } from '../closing.hooks.ts';
import { t } from '../closing.texts.ts';
import { certificateDocument } from './certificate.document.ts';

/** Shows the certificate of a closed account for printing; each print and download is recorded. */
export function CertificatePrint({ closureId, onClose }: { closureId: string; onClose: () => void }) {
  const header = usePrintHeader();
  const { dateTime, number } = useFormat();
  const { data, isError, isFetching, refetch } = useClosure(closureId);
  if (isError) {
    return <ErrorPanel message={t('failedToOpen')} onRetry={refetch} isRetrying={isFetching} />;
  }
  if (!data) return null;
  return (
    <RecordedPrint
      title={t('certificateTitle')}
      document={certificateDocument(data, { header, dateTime, number })}
      fileName={`deletion-${data.hospitalSlug}`}
      record={(output, submission) => recordClosurePrint({ closureId, output }, submission)}
      onClose={onClose}
    />
  );
}
