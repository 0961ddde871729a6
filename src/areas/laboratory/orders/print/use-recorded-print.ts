import { notifyFailure } from '#ui/feedback/notify.tsx';
import { recordLabPrint } from '../../laboratory/laboratory.calls.ts';
import type { labDocuments } from '../lab-order.contract.ts';
import { t } from '../lab-orders.texts.ts';

/** Writes each print and download of a document to the audit trail, and says so when that failed. */
export function useRecordedPrint(orderId: string, document: (typeof labDocuments)[number]) {
  async function record(output: 'print' | 'download'): Promise<void> {
    try {
      await recordLabPrint({ orderId, document, output });
    } catch {
      notifyFailure({ title: t('printNotRecorded'), onRetry: () => record(output) });
    }
  }
  return (output: 'print' | 'download') => void record(output);
}
