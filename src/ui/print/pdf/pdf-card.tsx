import { Text, View } from '@react-pdf/renderer';
import type { CardSize } from '../card-sizes.ts';
import type { TextWeight } from '../fonts/text-weight.ts';
import { pdfFontFamily } from '../fonts/pdf-fonts.ts';
import type { CardMark, PrintCard } from '../print-cards.ts';
import { fitBarcode, PdfBarcode } from './codes/pdf-barcode.tsx';
import { PdfQr } from './codes/pdf-qr.tsx';
import { neverCut, wordRuns } from './pdf-words.tsx';

const ink = '#000000';

interface CardProps {
  card: PrintCard;
  size: CardSize;
}

/** A band, from its closure on: QR code, who wears it, and the bars above the mark. */
export function PdfBand({ card, size }: CardProps) {
  const { width, height, padding, start, gap, barWidth, textWidth } = size;
  const place = { width, height, padding, paddingLeft: start, gap };
  return (
    <View style={{ position: 'absolute', flexDirection: 'row', alignItems: 'center', ...place }}>
      <PdfQr value={card.code} module={size.qrModule} />
      <View style={{ width: textWidth }}>
        <Person card={card} size={size} />
        <Line size={size.organisationSize}>{card.organisation}</Line>
      </View>
      <View style={{ width: barWidth, gap: 3 }}>
        <Bars card={card} size={size} />
        <Mark mark={card.mark} text={card.mark.text} size={size.markSize} />
      </View>
    </View>
  );
}

/** A label: who it is of beside the QR code, the bars beside the mark beneath. */
export function PdfLabel({ card, size }: CardProps) {
  const { width, height, padding, gap, textWidth, barWidth } = size;
  return (
    <View style={{ position: 'absolute', width, height, padding, justifyContent: 'space-between' }}>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
        <View style={{ width: textWidth }}>
          <Person card={card} size={size} />
        </View>
        <PdfQr value={card.code} module={size.qrModule} />
      </View>
      <View style={{ flexDirection: 'row', gap, alignItems: 'center' }}>
        <View style={{ width: barWidth }}>
          <Bars card={card} size={size} />
        </View>
        <View style={{ flex: 1 }}>
          <Mark mark={card.mark} text={card.mark.short} size={size.markSize} />
        </View>
      </View>
    </View>
  );
}

function Person({ card, size }: CardProps) {
  return (
    <>
      <Line size={size.nameSize} weight={600} lines={size.nameLines}>
        {card.name}
      </Line>
      <Line size={size.numberSize} weight={600}>
        {card.numbers}
      </Line>
      {card.lines.map((line) => (
        <Line key={line} size={size.lineSize} lines={size.lineLines}>
          {line}
        </Line>
      ))}
    </>
  );
}

function Bars({ card, size }: CardProps) {
  const fit = fitBarcode(card.code, size.barWidth, size.barModules);
  return <PdfBarcode value={card.code} fit={{ ...fit, isTurned: false }} height={size.barHeight} />;
}

function Mark({ mark, text, size }: { mark: CardMark; text: string; size: number }) {
  return (
    <View
      style={{
        paddingHorizontal: 3,
        paddingVertical: 1,
        borderWidth: 0.75,
        borderColor: ink,
        ...(mark.isWarning && { backgroundColor: ink }),
      }}
    >
      <Line size={size} weight={600} color={mark.isWarning ? '#ffffff' : ink} lines={null}>
        {text}
      </Line>
    </View>
  );
}

interface LineProps {
  children: string;
  /** Points. */
  size: number;
  weight?: TextWeight;
  color?: string;
  /** Longer text ends in an ellipsis; null lets it run on. */
  lines?: number | null;
}

function Line({ children, size, weight = 400, color = ink, lines = 1 }: LineProps) {
  if (children === '') return null;
  return (
    <Text
      hyphenationPenalty={neverCut}
      style={{
        fontFamily: pdfFontFamily('latin', weight),
        textAlign: 'left',
        fontSize: size,
        color,
        lineHeight: 1.2,
        ...(lines !== null && { maxLines: lines, textOverflow: 'ellipsis' }),
      }}
    >
      {wordRuns(children, weight, size)}
    </Text>
  );
}
