import { Box, Button, Group, Input } from '@mantine/core';
import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import {
  isSignatureFull,
  signaturePath,
  signatureSize,
  type SignatureStroke,
} from '#kernel/care/signature.ts';
import { t } from './signature-field.texts.ts';

export interface SignatureFieldProps {
  label: string;
  description?: string;
  value?: readonly SignatureStroke[];
  onChange?: (value: SignatureStroke[]) => void;
  error?: ReactNode;
  required?: boolean;
  'data-path'?: string;
}

/** A field to sign in with finger, pen or mouse. Whoever cannot draw needs another way beside it. Works with `form.getInputProps`. */
export function SignatureField(props: SignatureFieldProps) {
  const { label, description, value = [], onChange, error, required = false } = props;
  const id = useId();
  const pad = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<SignatureStroke>();

  function pointOf({ clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = pad.current!.getBoundingClientRect();
    const within = (share: number, size: number) => Math.round(Math.min(1, Math.max(0, share || 0)) * size);
    return {
      x: within((clientX - left) / width, signatureSize.width),
      y: within((clientY - top) / height, signatureSize.height),
    };
  }

  function begin(event: PointerEvent) {
    if (event.button !== 0 || isSignatureFull(value)) return;
    event.preventDefault();
    pad.current?.setPointerCapture?.(event.pointerId);
    setDrawn([pointOf(event)]);
  }

  function go(event: PointerEvent) {
    // The line itself counts as the next stroke: only its points can be too many.
    if (!drawn || isSignatureFull([[...value.flat(), ...drawn]])) return;
    const point = pointOf(event);
    const last = drawn.at(-1)!;
    if (point.x !== last.x || point.y !== last.y) setDrawn([...drawn, point]);
  }

  function end() {
    if (!drawn) return;
    setDrawn(undefined);
    onChange?.([...value, drawn]);
  }

  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      required={required}
      labelElement="div"
      labelProps={{ id }}
      data-path={props['data-path']}
    >
      <Box
        mt={4}
        bd="1px solid var(--mantine-color-default-border)"
        style={{ borderRadius: 'var(--mantine-radius-sm)', background: 'var(--mantine-color-white)' }}
      >
        <svg
          ref={pad}
          viewBox={`0 0 ${signatureSize.width} ${signatureSize.height}`}
          role="img"
          aria-labelledby={id}
          // A finger that signs must not scroll the page.
          style={{ display: 'block', width: '100%', touchAction: 'none', cursor: 'crosshair' }}
          onPointerDown={begin}
          onPointerMove={go}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <line x1="60" x2={signatureSize.width - 60} y1="260" y2="260" stroke="#868e96" strokeWidth="2" />
          <SignatureLine strokes={drawn ? [...value, drawn] : value} />
        </svg>
      </Box>
      <Group justify="flex-end" mt={4}>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={value.length === 0}
          onClick={() => onChange?.([])}
        >
          {t('clear')}
        </Button>
      </Group>
    </Input.Wrapper>
  );
}

/** A signature that was drawn, as a picture. */
export function SignaturePicture({ strokes, label }: { strokes: readonly SignatureStroke[]; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${signatureSize.width} ${signatureSize.height}`}
      role="img"
      aria-label={label}
      style={{ display: 'block', width: '100%', maxWidth: 420, background: 'var(--mantine-color-white)' }}
    >
      <SignatureLine strokes={strokes} />
    </svg>
  );
}

function SignatureLine({ strokes }: { strokes: readonly SignatureStroke[] }) {
  return (
    <path
      d={signaturePath(strokes)}
      fill="none"
      stroke="#1a1b1e"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
