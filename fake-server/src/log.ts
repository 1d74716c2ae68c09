import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'

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

type Log = FastifyBaseLogger & { isLevelEnabled(level: string): boolean }

/**
 * The logger of one request, which adds its id to each line. Created lazily: pino takes microseconds to set up redaction
 * for a child logger, and hardly any request logs a line.
 */
class RequestLog implements FastifyBaseLogger {
  readonly #log: Log
  readonly #make: () => FastifyBaseLogger
  #own: FastifyBaseLogger | undefined

  constructor(log: Log, make: () => FastifyBaseLogger) {
    this.#log = log
    this.#make = make
  }

  get level() {
    return this.#log.level
  }

  child(...more: Parameters<FastifyBaseLogger['child']>) {
    return this.#made().child(...more)
  }
  silent(): void {}
  fatal(...line: unknown[]): void {
    this.#write('fatal', line)
  }
  error(...line: unknown[]): void {
    this.#write('error', line)
  }
  warn(...line: unknown[]): void {
    this.#write('warn', line)
  }
  info(...line: unknown[]): void {
    this.#write('info', line)
  }
  debug(...line: unknown[]): void {
    this.#write('debug', line)
  }
  trace(...line: unknown[]): void {
    this.#write('trace', line)
  }

  #made(): FastifyBaseLogger {
    this.#own ??= this.#make()
    return this.#own
  }

  /** Fastify logs each request at a level that is usually disabled. */
  #write(level: Exclude<LogLevel, 'silent'>, line: unknown[]): void {
    if (this.#log.isLevelEnabled(level)) this.#made()[level](...(line as Parameters<FastifyBaseLogger['info']>))
  }
}

export const logOfRequest: FastifyServerOptions['childLoggerFactory'] = (log, bindings, options) =>
  new RequestLog(log as Log, () => log.child(bindings, options))

/** Matches session tokens and launch ids, `world.uuid`. */
const TOKEN = /\b([a-z0-9-]{1,40})\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const BEARER = /\bBearer\s+\S+/gi
const NAMED_VALUE = /\b(token|password|passwd|sig|tap|code)=[^&\s"']*/gi

const withoutSecrets = (text: string): string =>
  text.replace(TOKEN, '$1.[redacted]').replace(BEARER, 'Bearer [redacted]').replace(NAMED_VALUE, '$1=[redacted]')
