export function PrescriptionPrint(_: { prescription: unknown; onClose: () => void }) {
  return null;
}
