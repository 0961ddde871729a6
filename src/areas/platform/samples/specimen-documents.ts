import { readBase64 } from '#kernel/base64.ts';

/** A page that says what a trade license says, and that it is none; lines of plain letters, as PDF writes them. */
export function specimenLicense(lines: readonly string[]): Uint8Array {
  const text = lines.map((line) => `(${line.replaceAll(/[\\()]/g, '\\$&')}) Tj T*`).join(' ');
  const content = `BT /F1 14 Tf 40 240 Td 26 TL ${text} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 480 290]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(file + table + trailer);
}

/** A drawing of nobody, as a PNG of 96 by 120 pixels. */
export function specimenPhoto(): Uint8Array {
  return readBase64(
    'iVBORw0KGgoAAAANSUhEUgAAAGAAAAB4AgMAAABwcx9dAAAACVBMVEXi6PDEpIxHVWmNzsN/AAAA7klEQVR42u3VTQ6DIBAFYCRxw95L' +
      'eAqP4KK9j5foniWZU1YLKDBvGtOS/iSwnC/OY2LCKNXOd48hcqiuaT0WwLgBAXjUacGdUC/jwQkRICTUWYiOYHEEDxEhZrN0EfZ6' +
      'ea0/g+4azqzehT7CpcEHoeIfVBGm0zAEUKehx2M8gU64bbzWpIR08F71OCKEzOhRHHCnBr8GtxUWtKM2ADtq9EBgd3mwfBt4IGET' +
      'lZ+YA5ywV/JeSae8l0nBCZ2yXlk9mV7nYHFEGpJHJCEiFPU9XZdgcfaRLkKZvaeLwOrxWhJoDvZFMBxcbeCDh9FrwR3V7UBnOdUa' +
      'cgAAAABJRU5ErkJggg==',
  );
}
