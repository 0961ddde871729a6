import { ShownFile } from '#screens/detail/shown-file.tsx';
import { useDocument } from '../kyc.hooks.ts';
import { t } from '../kyc.texts.ts';

interface ShownDocumentProps {
  applicationId: string;
  documentId: string;
  label: string;
}

/** A document of an application in the page. */
export function ShownDocument({ applicationId, documentId, label }: ShownDocumentProps) {
  const query = useDocument(applicationId, documentId);
  return <ShownFile label={label} query={query} failedToShow={t('failedToShow')} />;
}
