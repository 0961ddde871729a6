import { View } from '@react-pdf/renderer';
import { encodeQr, quietQrModules } from './qr-code.ts';

/** A QR code with its quiet zone; `module` in points. */
export function PdfQr({ value, module }: { value: string; module: number }) {
  const { boxes, size } = encodeQr(value);
  const side = (size + 2 * quietQrModules) * module;
  return (
    <View wrap={false} style={{ width: side, height: side }}>
      {boxes.map(({ left, top, width, height }) => (
        <View
          key={`${left} ${top}`}
          style={{
            position: 'absolute',
            backgroundColor: '#000000',
            left: (left + quietQrModules) * module,
            top: (top + quietQrModules) * module,
            width: width * module,
            height: height * module,
          }}
        />
      ))}
    </View>
  );
}
