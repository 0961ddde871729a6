import type { PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import type { Certificate } from '../closing.contract.ts';
import { t } from '../closing.texts.ts';

export interface CertificateWords {
  header: PrintHeader;
  dateTime: (value: string) => string;
  number: (value: number) => string;
}

/** What was deleted of a closed account, table by table. */
export function certificateDocument(
  closure: Certificate,
  { header, dateTime, number }: CertificateWords,
): PrintDocument {
  const at = (instant: string | null) => (instant === null ? '' : dateTime(instant));
  return {
    title: t('certificateTitle'),
    header,
    pageOf: [closure.hospitalName, closure.hospitalSlug],
    blocks: [
      {
        kind: 'fields',
        fields: [
          { label: t('hospital'), value: closure.hospitalName, isStrong: true },
          { label: t('code'), value: closure.hospitalSlug },
          { label: t('askedBy'), value: closure.askedByName },
          { label: t('asked'), value: at(closure.askedAt) },
          { label: t('reason'), value: closure.reason, isWide: true },
          { label: t('withExport'), value: t(closure.hasExport ? 'yes' : 'no') },
          { label: t('files'), value: number(closure.fileCount) },
          { label: t('begun'), value: at(closure.begunAt) },
          { label: t('done'), value: at(closure.deletedAt), isStrong: true },
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: t('table'), share: 3 },
          { label: t('rows'), align: 'right', share: 1 },
        ],
        rows: closure.tables.map(({ table, rows }) => ({ cells: [table, number(rows)] })),
        totals: [{ label: t('total'), value: number(closure.rowsDeleted), isStrong: true }],
      },
      { kind: 'box', tone: 'note', title: t('hash'), lines: [closure.sha256 ?? ''] },
    ],
    footer: t('footer'),
  };
}
