import type { FastifyServerOptions } from 'fastify'
import { MASK, redactedText } from '../shared/masking.ts'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const SECRETS = ['authorization', 'cookie', 'set-cookie', 'token', 'password', 'passwd']

/** Destination of log lines. */
export interface LogStream {
  write(line: string): void
}

/** Fastify's pino log: lines of JSON on stderr, with secrets in headers, URLs and texts redacted. */
export const loggerAt = (level: LogLevel, stream: LogStream = process.stderr): FastifyServerOptions['logger'] => ({
  level,
  stream,
  redact: {
    paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
    censor: MASK,
  },
  serializers: {
    req: ({ method, url }) => ({ method, url: redactedText(url ?? '') }),
    cause: (text: string | null) => text && redactedText(text),
    err: ({ name, message, stack }) => ({
      type: name,
      message: redactedText(message),
      stack: redactedText(stack ?? ''),
    }),
  },
})
