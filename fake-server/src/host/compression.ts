// Compression of replies, and which encodings a client accepts.
import type { FastifyCompressOptions } from '@fastify/compress'

/** Answers of the platform and the control API are compressed; built files are compressed by the build. */
export const COMPRESSION: FastifyCompressOptions = {
  encodings: ['gzip'],
  customTypes: /^application\/(problem\+)?json/,
  // Never on the event loop, however short.
  syncThreshold: 0,
  // A compressed body could unpack to any size.
  globalDecompression: false,
}

/** Whether `Accept-Encoding` accepts an encoding; weight 0 excludes it. */
export const takes = (encoding: 'br' | 'gzip', named: string | string[] = ''): boolean =>
  String(named)
    .split(',')
    .some((one) => {
      const [name = '', weight = ''] = one.split(';')
      return name.trim().toLowerCase() === encoding && !/^\s*q=0(\.0*)?\s*$/i.test(weight)
    })
