import { redacted, redactedText } from '@understudy/platform/shared/masking.ts'
import type { FastifyServerOptions } from 'fastify'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Destination of log lines. */
export interface LogStream {
  write(line: string): void
}

/** How what Fastify and the server log is written, by its name. */
const SERIALIZERS = {
  req: ({ method, url }: { method?: string; url?: string }) => ({ method, url: redactedText(url ?? '') }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  cause: (text: string | null) => text && redactedText(text),
  err: ({ name, message, stack }: Error) => ({
    type: name,
    message: redactedText(message),
    stack: redactedText(stack ?? ''),
  }),
}

/** Redacts what has no serializer, by the rules of the tape. */
const withoutSecrets = (line: object): Record<string, unknown> => {
  const { req, res, cause, err, ...others } = line as Record<string, unknown>
  const written = Object.entries({ req, res, cause, err }).filter(([, value]) => value !== undefined)
  return { ...(redacted(others) as object), ...Object.fromEntries(written) }
}

/** Fastify's pino log: lines of JSON on stderr, with secrets redacted. */
export const loggerAt = (level: LogLevel, stream: LogStream = process.stderr): FastifyServerOptions['logger'] => ({
  level,
  stream,
  formatters: { log: withoutSecrets },
  serializers: SERIALIZERS,
})
