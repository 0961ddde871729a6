import { Document, Page, Text } from '@react-pdf/renderer';
import { pdfFontFamily } from '../fonts/pdf-fonts.ts';
import type { LabelLine, PrintLabels } from '../print-labels.ts';
import { millimetres, textSizes } from '../print-sizes.ts';
import { neverCut, wordRuns } from './pdf-words.tsx';

const size = [millimetres(50), millimetres(30)] as const;

export interface PdfLabelsProps {
  labels: PrintLabels;
}

/** Labels one after another on a roll, for react-pdf. */
export function PdfLabels({ labels: { organisation, labels } }: PdfLabelsProps) {
  return (
    <Document>
      {labels.map(({ lines }, place) => (
        <Page key={place} size={[...size]} style={{ padding: millimetres(1.5) }}>
          <Line isSmall text={organisation} />
          {lines.map((line, index) => (
            <Line key={index} {...line} />
          ))}
        </Page>
      ))}
    </Document>
  );
}

function Line({ text, isStrong, isSmall }: LabelLine) {
  if (text === '') return null;
  const weight = isStrong ? 600 : 400;
  const fontSize = isSmall ? textSizes.tiny : textSizes.small;
  return (
    <Text
      hyphenationPenalty={neverCut}
      style={{ fontFamily: pdfFontFamily('latin', weight), fontSize, textAlign: 'left', lineHeight: 1.2 }}
    >
      {wordRuns(text, weight, fontSize)}
    </Text>
  );
}
