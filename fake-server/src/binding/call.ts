// What a handler receives and may answer with, typed by its contract; cached replies carry their version.
import type {
  Endpoint,
  EndpointDefinition,
  LanguageCode,
  MerchantCode,
  ParsedInput,
  ReplyInput,
} from '@understudy/contracts'
import type { Span } from '../world/clock.ts'
import type { World } from '../world/world.ts'
import type { UploadedFile } from './form.ts'
import type { PutLater } from './late-numbers.ts'
import type { Origins } from './platform.ts'
import type { Caller } from './ports.ts'

/** A call whose answer is cached for others too: it depends on nothing but this, which the key of the answer names. */
export interface CachedCall<E extends EndpointDefinition = EndpointDefinition> extends Omit<ParsedInput<E>, 'headers'> {
  world: World
  merchant: MerchantCode
  language: LanguageCode
}

/** Everything a handler may know of the call it answers. */
export interface Call<E extends EndpointDefinition = EndpointDefinition> extends CachedCall<E> {
  headers: ParsedInput<E>['headers']
  /** Who calls; null for a visitor without a session. */
  caller: Caller | null
  /** Address of the visitor as the world sees it. */
  ip: string
  /** The app installed on a home screen says OTHERS (spec §7). */
  device: string
  /** Browser or app of the visitor, at most 200 characters. */
  agent: string
  /** The file of a form, where the contract has one and it came. */
  file: UploadedFile | undefined
  cookies: Readonly<Record<string, string | undefined>>
  /** Own origin of the app and of the staged third parties, as this visitor reaches them. */
  origins: Origins
  setCookie(name: string, value: string, maxAgeSeconds: number): void
}

/**
 * What a handler of the contract is given. A call whose contract asks for a session always has one; where the answer is
 * cached for others, nothing of the caller is there for it to depend on.
 */
export type CallOf<E extends EndpointDefinition> = E extends { cache: 'catalogue' }
  ? CachedCall<E>
  : Omit<Call<E>, 'caller'> & {
      caller: E['access'] extends 'guest' | 'operator' ? Caller | null : Caller
    }

export interface BoundEndpoint {
  endpoint: Endpoint<EndpointDefinition>
  handler: (call: never) => unknown
  /** Bytes of the largest body, where the usual limit is too small. */
  bodyLimit?: number
}

/**
 * An answer that follows from the catalogue, the input, merchant and language, and from the key: whoever asks for the
 * same again is given the same text, without building, checking and serializing it once more.
 */
export class CachedReply<T> {
  readonly key: string
  /** Gives also the stretch of the world's time that the answer holds in, where it does not hold in all of it. */
  readonly build: (later: PutLater) => { value: T; span?: Span }
  /** What must be the same for the answer to hold, and takes the place of what was kept when it is not. */
  readonly version: string

  constructor(key: string, build: CachedReply<T>['build'], version = '') {
    this.key = key
    this.build = build
    this.version = version
  }
}

/** The key names everything else the answer depends on: the time, the world's seed, what is the member's. */
export const cachedReply = <T>(key: string, build: (later: PutLater) => T): CachedReply<T> =>
  new CachedReply(key, (later) => ({ value: build(later) }))

/**
 * An answer that follows from the input, the caller and what the world holds. It is kept until anything in the world is
 * written, or a moment comes that `build` has asked about with `world.hasCome`. It may not read the clock or draw a random
 * number, which throws: another part of the time that the answer depends on is given as `moment`, and a number that goes
 * with the time is put in `later`.
 */
export const cachedUntilWritten = <T>(
  world: World,
  caller: Pick<Caller, 'memberId'> | null,
  build: (later: PutLater) => T,
  moment: string | number = '',
): CachedReply<T> => {
  const { database, version } = world.writes
  return new CachedReply(
    `${database} ${caller?.memberId ?? ''}`,
    (later) => world.withoutTime(() => build(later)),
    `${version} ${moment}`,
  )
}

/** Ties a handler to its contract; types hold what it receives and must answer. */
export function handle<const D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  handler: (call: CallOf<D>) => ReplyInput<D> | CachedReply<ReplyInput<D>> | Promise<ReplyInput<D>>,
): BoundEndpoint {
  return { endpoint, handler }
}
