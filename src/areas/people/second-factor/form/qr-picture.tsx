import { drawingSVG, qrcode } from 'bwip-js/generic';
import { t } from '../second-factor.texts.ts';

/** A module is two units of the drawing at scale 1; the standard asks for four quiet ones around (ISO/IEC 18004). */
const quietUnits = 4 * 2;
const side = 240;

/** The QR code of an address, dark on white in every colour scheme: phones do not read it otherwise. */
export function QrPicture({ text }: { text: string }) {
  const svg = qrcode(
    { bcid: 'qrcode', text, scale: 1, padding: quietUnits, backgroundcolor: 'FFFFFF' },
    drawingSVG(),
  );
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={t('qrLabel')}
      width={side}
      height={side}
      style={{ display: 'block', borderRadius: 8 }}
    />
  );
}
