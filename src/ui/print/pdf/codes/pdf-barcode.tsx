import { View } from '@react-pdf/renderer';
import { encodeCode128, quietModules } from './barcode.ts';
import { millimetres } from '../../print-sizes.ts';
import { Words } from '../pdf-words.tsx';

const barHeight = millimetres(12);

export interface BarcodeFit {
  /** Points. */
  module: number;
  /** The bars run across the paper, not up. */
  isTurned: boolean;
}

/** The widest modules with which a text fits the width; when none does, the code runs along the paper. */
export function fitBarcode(value: string, width: number, modules: readonly number[]): BarcodeFit {
  const total = encodeCode128(value).width + 2 * quietModules;
  const module = modules.find((candidate) => candidate * total <= width);
  return module === undefined ? { module: modules.at(-1) ?? 1, isTurned: true } : { module, isTurned: false };
}

/** The bars alone, with their quiet zones; turned ones take a strip as long as the code. */
export function PdfBarcode({
  value,
  fit,
  height: barLength = barHeight,
}: {
  value: string;
  fit: BarcodeFit;
  /** Of the bars, in points. */
  height?: number;
}) {
  const { bars, width } = encodeCode128(value);
  const { module, isTurned } = fit;
  const length = (width + 2 * quietModules) * module;
  const size = isTurned ? { width: barLength, height: length } : { width: length, height: barLength };
  return (
    <View wrap={false} style={size}>
      {bars.map((bar) => {
        const start = (bar.left + quietModules) * module;
        const thickness = bar.width * module;
        const place = isTurned
          ? { top: start, left: 0, height: thickness, width: barLength }
          : { left: start, top: 0, width: thickness, height: barLength };
        return <View key={bar.left} style={{ position: 'absolute', backgroundColor: '#000000', ...place }} />;
      })}
    </View>
  );
}

/** A barcode with what it says beneath, for people. */
export function PdfLabelledBarcode({
  value,
  caption,
  fit,
}: {
  value: string;
  caption: string;
  fit: BarcodeFit;
}) {
  return (
    <View wrap={false} style={{ alignItems: 'center', gap: 3 }}>
      <PdfBarcode value={value} fit={fit} />
      <Words size="small" align="center">
        {caption}
      </Words>
    </View>
  );
}
