import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const SECRETS = ['authorization', 'cookie', 'set-cookie', 'token', 'password', 'passwd']

/** Where lines of the log go. */
export interface LogStream {
  write(line: string): void
}

/** What Fastify logs with pino: lines of JSON on stderr, without the secrets that headers, addresses and texts may hold. */
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
 * The log of one request, which names it in each line. pino prepares the redaction of secrets in each such log, which takes
 * it microseconds, and nearly no request has a line to write: it is made for the first one.
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

  /** Fastify tells of each request in lines of a level that is usually off. */
  #write(level: Exclude<LogLevel, 'silent'>, line: unknown[]): void {
    if (this.#log.isLevelEnabled(level)) this.#made()[level](...(line as Parameters<FastifyBaseLogger['info']>))
  }
}

export const logOfRequest: FastifyServerOptions['childLoggerFactory'] = (log, bindings, options) =>
  new RequestLog(log as Log, () => log.child(bindings, options))

/** Session tokens and launches, `world.uuid`. */
const TOKEN = /\b([a-z0-9-]{1,40})\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const BEARER = /\bBearer\s+\S+/gi
const NAMED_VALUE = /\b(token|password|passwd|sig|tap|code)=[^&\s"']*/gi

const withoutSecrets = (text: string): string =>
  text.replace(TOKEN, '$1.[redacted]').replace(BEARER, 'Bearer [redacted]').replace(NAMED_VALUE, '$1=[redacted]')
