import { createHash } from 'node:crypto'
import {
  type CallInput,
  captcha,
  cloud,
  control as contract,
  type Endpoint,
  type EndpointDefinition,
  type LanguageCode,
  type MerchantCode,
  type ReplyOf,
  session,
  slide,
} from '@understudy/contracts'
import { castMember } from '@understudy/seed'
import { type Answer, call, control, type Parts } from './call.ts'
import { type Jump, timeOf } from './moment.ts'

/** A Tuesday noon in the merchants' time zone, at which the worlds of tests start. */
export const NOON = '2026-03-10T07:00:00Z'

/** A caller: a visitor, a member of the cast, a trial player. */
export interface Actor {
  token: string | undefined
  call<D extends EndpointDefinition>(
    endpoint: Endpoint<D>,
    input?: CallInput<D> | Parts,
    headers?: Record<string, string>,
  ): Promise<Answer<ReplyOf<D>>>
  /** The value of a call that must succeed. */
  get<D extends EndpointDefinition>(endpoint: Endpoint<D>, input?: CallInput<D>): Promise<ReplyOf<D>>
}

export interface TestWorld {
  id: string
  guest: Actor
  /** Logs a member of the cast in. */
  as(name: string): Promise<Actor>
  asTrial(): Promise<Actor>
  /** Opens a session without password and checks; `trial` is a new trial player. */
  signedIn(name: string): Promise<Actor>
  /** Moves the clock; sessions stay valid unless stated otherwise. */
  advance(ms: number, options?: { keepSessions: boolean }): Promise<void>
  /** Sets the clock to a time, by a duration, or to the next event of a kind; returns the world's time then. */
  jumpTo(jump: Jump): Promise<number>
  settings(change: CallInput<typeof contract.patchSettings>['body']): Promise<contract.WorldSettings>
  faults(rules: CallInput<typeof contract.putFaults>['body']['rules']): Promise<void>
  tape(endpoint?: string): Promise<contract.TapeEntry[]>
  /** Pending items of the back office, by queue. */
  queues(): Promise<contract.QueueState[]>
  /** Decides a pending item: `world.decide('deposits', transId, 'approve')`. */
  decide(queue: string, item: string, action: string, more?: { reason?: string; remark?: string }): Promise<void>
  /** The newest captcha answer or code of that kind. */
  lastCode(kind: 'sms' | 'email' | 'captcha'): Promise<string>
  /** The outbox, newest first. */
  outbox(kind?: contract.OutboxItem['kind']): Promise<contract.OutboxItem[]>
  /** A visitor with other headers: language, merchant. */
  visitor(options: { language?: LanguageCode; merchant?: MerchantCode; token?: string; cookie?: string }): Actor
}

interface WorldOptions {
  scenario?: string
  seed?: number
  startAt?: string
  clock?: 'running' | 'frozen'
  /** Start time (ISO), or a duration after the default start: `+1d`. */
  at?: string
  /** Switches by id or name. */
  flags?: Record<string, boolean>
}

/** Creates a world for one test, with a frozen clock unless stated otherwise. */
export async function makeWorld({
  scenario = 'everyday',
  seed = 1,
  startAt = NOON,
  clock = 'frozen',
  at,
  flags,
}: WorldOptions = {}): Promise<TestWorld> {
  const world = worldThatIs(await control(contract.createWorld, { body: { scenario, seed, startAt, clock } }))
  if (at !== undefined) await world.jumpTo(at)
  if (flags !== undefined) await world.settings({ flags })
  return world
}

/** An existing world. */
export function worldThatIs({ id, merchant }: { id: string; merchant: MerchantCode }): TestWorld {
  const params = { id }

  const visitor: TestWorld['visitor'] = (options) => {
    const headers: Record<string, string> = {
      'x-world': id,
      Merchant: options.merchant ?? merchant,
      Language: options.language ?? 'EN',
      ...(options.token ? { Authorization: options.token } : {}),
      ...(options.cookie ? { Cookie: options.cookie } : {}),
    }
    const actor: Actor = {
      token: options.token,
      call: (endpoint, input = {}, more = {}) => call(endpoint, input, { ...headers, ...more }),
      async get(endpoint, input) {
        const answer = await actor.call(endpoint, input)
        if (answer.code)
          throw new Error(`${endpoint.name} was refused: ${answer.code} ${JSON.stringify(answer.detail)}`)
        return answer.value
      },
    }
    return actor
  }
  const guest = visitor({})

  return {
    id,
    guest,
    visitor,
    async as(name) {
      const person = castMember(name)
      const actor = visitor({ merchant: person.merchant })
      const { token } = await actor.get(session.login, {
        body: { username: name, password: person.password, type: 'username' },
      })
      return visitor({ merchant: person.merchant, token })
    },
    async asTrial() {
      const { token } = await guest.get(session.freePlay, { body: { platform: 'M' } })
      return visitor({ token })
    },
    async signedIn(as) {
      const { token, merchantCode } = await control(contract.signIn, { params, body: { as } })
      return visitor({ merchant: merchantCode, token })
    },
    async jumpTo(jump) {
      const { now } = await control(contract.getClock, { params })
      const next = async (kind: contract.DueEvent['kind']) =>
        (await control(contract.dueEvents, { params, query: { kind, limit: 1 } }))[0]
      const set = await timeOf(jump, now, next)
      const keepSessions = jump !== 'session.ends'
      return (await control(contract.patchClock, { params, body: { set, keepSessions } })).now
    },
    advance: async (ms, options) =>
      void (await control(contract.patchClock, { params, body: { advanceMs: ms, ...options } })),
    settings: (body) => control(contract.patchSettings, { params, body }),
    faults: async (rules) => void (await control(contract.putFaults, { params, body: { rules } })),
    tape: (endpoint) => control(contract.tape, { params, query: { endpoint, limit: 500 } }),
    outbox: (kind) => control(contract.outbox, { params, query: { kind } }),
    queues: () => control(contract.queues, { params, query: {} }),
    decide: async (queue, item, action, more = {}) =>
      void (await control(contract.decide, { params: { ...params, queue, item }, body: { action, ...more } })),
    async lastCode(kind) {
      const [item] = await control(contract.outbox, { params, query: { kind, limit: 1 } })
      if (!item) throw new Error(`The world sent no ${kind}`)
      return item.code
    },
  }
}

/** A new captcha with its answer from the outbox. */
export async function solveCaptcha(world: TestWorld) {
  const picture = await world.guest.call(captcha.captcha)
  const cookie = String(picture.headers['set-cookie']).split(';')[0] ?? ''
  return { cookie, answer: await world.lastCode('captcha') }
}

/** A passed slide check, as the widget hands it to the app. */
export async function passSlide(world: TestWorld, action: slide.SlideAction): Promise<slide.SlideResult> {
  const opened = await world.guest.get(slide.openSlide, { query: { action } })
  if (!opened.enabled) throw new Error('The merchant asks for no slide check')
  const params = { challengeId: opened.captchaId }
  const { gap } = await world.guest.get(slide.slidePuzzle, { params })
  return world.guest.get(slide.solveSlide, { params, body: { offset: gap } })
}

/** A PKCE verifier and its challenge. */
export const pkce = (verifier = 'v'.repeat(43)) => ({
  verifier,
  challenge: createHash('sha256').update(verifier).digest('base64url'),
})

type SignInChange = Partial<CallInput<typeof cloud.consent>['body']>
/** The app's origin as the server under test knows it. */
export const APP = process.env.TARGET ? new URL(process.env.TARGET).origin : 'http://127.0.0.1:3000'

/** Performs a social sign-in up to the authorization code in the redirect to the app. */
export async function signIn(world: TestWorld, email: string, more: SignInChange = {}) {
  const { projectId } = await world.guest.get(cloud.cloudConfig)
  const params = { projectId }
  const redirect_uri = `${APP}/m/login`
  const body: CallInput<typeof cloud.consent>['body'] = {
    provider: 'google' as const,
    redirect_uri,
    state: 's'.repeat(16),
    nonce: 'n'.repeat(16),
    email,
    code_challenge: pkce().challenge,
    code_challenge_method: 'S256' as const,
    ...more,
  }
  const { address } = await world.guest.get(cloud.consent, { params, body })
  return { params, redirect_uri, address: new URL(address), code: new URL(address).searchParams.get('code') ?? '' }
}

/** The id token of a social sign-in. */
export async function socialToken(world: TestWorld, email: string, more: SignInChange = {}): Promise<string> {
  const { params, code, redirect_uri } = await signIn(world, email, more)
  const body = { code, code_verifier: pkce().verifier, redirect_uri }
  return (await world.guest.get(cloud.exchangeCode, { params, body })).idToken
}

/** The id token of a number confirmed by the cloud service. */
export async function phoneToken(world: TestWorld, mobileNum: string): Promise<string> {
  const { projectId } = await world.guest.get(cloud.cloudConfig)
  const params = { projectId }
  const { sessionInfo } = await world.guest.get(cloud.cloudSms, {
    params,
    body: { mobileNum, countryDialingCode: '92' },
  })
  const code = await world.lastCode('sms')
  return (await world.guest.get(cloud.confirmCloudSms, { params, body: { sessionInfo, code } })).idToken
}
