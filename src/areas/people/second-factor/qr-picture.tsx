import { drawingSVG, qrcode } from 'bwip-js/generic';
import { t } from './second-factor.texts.ts';

const quietModules = 4;
const side = 200;

/** The QR code of an address, dark on white in every colour scheme: phones do not read it otherwise. */
export function QrPicture({ text }: { text: string }) {
  const svg = qrcode(
    { bcid: 'qrcode', text, scale: 1, padding: quietModules, backgroundcolor: 'FFFFFF' },
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
