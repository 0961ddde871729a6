import { Path, Svg, View } from '@react-pdf/renderer';
import type { PrintBlock } from '../../print-document.ts';
import { millimetres } from '../../print-sizes.ts';
import type { PdfLook } from '../pdf-look.ts';
import { Words } from '../pdf-words.tsx';

/** As wide as a signature on paper. */
const drawingWidth = millimetres(64);

interface PdfDrawingProps {
  drawing: Extract<PrintBlock, { kind: 'drawing' }>;
  look: PdfLook;
}

/** A line that somebody drew, over a rule with the words beneath. */
export function PdfDrawing({ drawing: { path, width, height, caption }, look }: PdfDrawingProps) {
  return (
    <View wrap={false} style={{ width: drawingWidth, gap: 2 }}>
      <Svg
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: drawingWidth, height: (drawingWidth * height) / width }}
      >
        <Path d={path} fill="none" stroke="#000000" strokeWidth={6} strokeLinecap="round" />
      </Svg>
      <View style={{ height: 0.75, backgroundColor: '#000000' }} />
      <Words size="small" color={look.quiet}>
        {caption}
      </Words>
    </View>
  );
}
