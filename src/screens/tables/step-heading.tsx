import { Title } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';

/** Heads one step and takes the focus, because the button that led here is gone. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Title
      ref={heading}
      order={2}
      size="h4"
      tabIndex={-1}
      style={{ outline: 'none', overflowWrap: 'anywhere' }}
    >
      {children}
    </Title>
  );
}
