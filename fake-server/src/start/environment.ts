import { isFrameable } from '@understudy/steering/access/host-name.ts'
import * as z from 'zod/mini'
import { PLATFORM_DEFAULTS } from './create-platform.ts'
import { LOG_LEVELS } from './log.ts'
import { StartProblem } from './start-problem.ts'

export const LAST_PORT = 65_535

// The message of a check ends the sentence "NAME must be …".

const wholeNumber = (accepted: string, most = Number.MAX_SAFE_INTEGER) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^[1-9]\d*$/, accepted)), z.transform(Number)),
    z.number().check(z.lte(most, accepted)),
  )

const port = wholeNumber('a port number', LAST_PORT)

const switchOf = (usual: '0' | '1') =>
  z.pipe(
    z._default(z.enum(['0', '1'], '0 or 1'), usual),
    z.transform((value) => value === '1'),
  )

// People paste addresses with a trailing slash.
const origin = z.pipe(
  z.string().check(
    z.refine(
      (text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, ''),
      {
        error: 'an origin like https://play.example',
      },
    ),
  ),
  z.transform((text) => new URL(text).origin),
)

const listOf = <T>(part: z.ZodMiniType<T, string>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(',').map((one) => one.trim())),
    ),
    z.array(part),
  )

const PROXIES = 'how many proxies stand before the server, or their addresses'
const proxyCount = z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number))
const networks = z.pipe(
  listOf(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], PROXIES)),
  z.transform((parts) => parts.join(',')),
)

const Environment = z.object({
  PORT: z._default(port, PLATFORM_DEFAULTS.port),
  STAGE_PORT: z.optional(port),
  DATA_DIR: z._default(z.string(), PLATFORM_DEFAULTS.dataDir),
  CONTROL_TOKEN: z.optional(z.string()),
  CONTROL_TOKEN_FILE: z.optional(z.string()),
  APP_ORIGIN: z.optional(listOf(origin)),
  STAGE_ORIGIN: z.optional(origin),
  PHONE_ORIGINS: z.optional(listOf(origin)),
  CORS_ORIGINS: z.optional(listOf(origin)),
  VENDOR_ORIGINS: z.optional(listOf(origin.check(z.refine(isFrameable, 'https, or http on this machine')))),
  WEB_ROOT: z.optional(z.string()),
  WORLD_LIMIT: z.optional(wholeNumber('a number of worlds')),
  TRUST_PROXY: z.optional(z.union([proxyCount, networks], PROXIES)),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`), 'warn'),
  RECORD_CALLS: switchOf('1'),
  STRICT_WORLDS: switchOf('0'),
  FAKE_PLAIN_LOGIN: switchOf('1'),
  PROCESS_NAME: z.optional(z.string()),
  PROCESS_NAMES: z.optional(listOf(z.string().check(z.regex(/^[a-z]$/, 'letters like a,b,c')))),
  PROXY_ORIGIN: z.optional(origin),
})

export type Environment = z.infer<typeof Environment>

/**
 * The server's variables, parsed; an empty one counts as missing.
 * @throws StartProblem with a sentence for each wrong one
 */
export function environmentFrom(env: NodeJS.ProcessEnv): Environment {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { data, error } = z.safeParse(Environment, set, { reportInput: true })
  if (data) return data
  throw new StartProblem(
    error.issues.map(({ path, message, input }) => `${String(path[0])} must be ${message}, not "${input}".`).join(' '),
  )
}
