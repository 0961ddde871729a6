import { Image } from '@mantine/core';
import { useEffect, useState } from 'react';
import { readBase64 } from '#kernel/base64.ts';
import type { OpenedFile } from '#kernel/files/file-input.ts';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';

interface ShownFileProps {
  label: string;
  failedToShow: string;
  query: { data: OpenedFile | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** A file in the page: a picture as such, a PDF in the browser's own reader, which lets nothing in it reach the page. */
export function ShownFile({ label, failedToShow, query }: ShownFileProps) {
  const { data, error, isFetching, refetch } = query;
  const address = useBlobAddress(data);
  if (error && !data) {
    return <ErrorPanel message={failedToShow} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data || address === undefined) return <LoadingSkeleton lines={4} />;
  return data.contentType === 'application/pdf' ? (
    // Chromium shows no PDF in a frame with `sandbox`; its reader runs apart from the page (decision 0070).
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe src={address} title={label} style={{ width: '100%', height: '70vh', border: 0, marginTop: 8 }} />
  ) : (
    <Image src={address} alt={label} mt="sm" mah="70vh" w="auto" maw="100%" fit="contain" />
  );
}

/** An address inside this page under which the file has the type that its content was found to have. */
function useBlobAddress(file: OpenedFile | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(new Blob([readBase64(file.content)], { type: file.contentType }));
    // The address is made and given back together, which only an effect does.
    // oxlint-disable-next-line react/set-state-in-effect
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
