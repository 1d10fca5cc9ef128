import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const repository = path.resolve(import.meta.dirname, '..');

const config: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: repository,
  // A program of its own, which no page imports.
  outputFileTracingIncludes: {
    '/**': ['./src/media/variants/image-process.ts', './src/media/variants/make-variant.ts'],
  },
  poweredByHeader: false,
  turbopack: { root: repository },
  // Types are checked by `npm test`, for the whole repository at once.
  typescript: { ignoreBuildErrors: true },
  // Shared as source.
  transpilePackages: ['@vitrine/contract', '@vitrine/tracing'],
};

export default withPayload(config, { devBundleServerPackages: false });
