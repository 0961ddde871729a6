import S3rver from '@20minutes/s3rver';
import type { S3Place } from './s3-objects.ts';

/** A bucket over a folder of this machine. */
export interface TestBucket {
  place: S3Place;
  close(): Promise<void>;
}

/**
 * Starts a server that speaks the protocol of S3. It takes the signature of a list for another one, for it forgets the
 * slash behind the bucket's name: who lists must allow foreign signatures.
 */
export async function startBucket(directory: string, allowsForeignSignatures: boolean): Promise<TestBucket> {
  const name = 'openward-files';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    allowMismatchedSignatures: allowsForeignSignatures,
    directory,
    configureBuckets: [{ name, configs: [] }],
  });
  const { port } = await server.run();
  return {
    place: {
      endpoint: `http://127.0.0.1:${port}/${name}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    close: () => server.close(),
  };
}
