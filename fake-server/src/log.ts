import type { FastifyServerOptions } from 'fastify'

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
    censor: '[redacted]',
  },
  serializers: {
    req: ({ method, url }) => ({ method, url: withoutSecrets(url ?? '') }),
    cause: (text: string | null) => text && withoutSecrets(text),
    err: ({ name, message, stack }) => ({
      type: name,
      message: withoutSecrets(message),
      stack: withoutSecrets(stack ?? ''),
    }),
  },
})

/** Matches session tokens and launch ids, `world.uuid`. */
const TOKEN = /\b([a-z0-9-]{1,40})\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const BEARER = /\bBearer\s+\S+/gi
const NAMED_VALUE = /\b(token|password|passwd|sig|tap|code)=[^&\s"']*/gi

const withoutSecrets = (text: string): string =>
  text.replace(TOKEN, '$1.[redacted]').replace(BEARER, 'Bearer [redacted]').replace(NAMED_VALUE, '$1=[redacted]')
