// What a handler receives and may answer with, typed by its contract.
import type {
  Endpoint,
  EndpointDefinition,
  LanguageCode,
  MerchantCode,
  ParsedInput,
  ReplyInput,
} from '@understudy/contracts'
import type { World } from '../world/world.ts'
import type { UploadedFile } from './form.ts'
import type { Origins } from './platform.ts'
import type { Caller } from './ports.ts'

/** A call whose answer is cached and shared: the answer may depend only on this, all of which is in the cache key. */
export interface CachedCall<E extends EndpointDefinition = EndpointDefinition> extends Omit<ParsedInput<E>, 'headers'> {
  world: World
  merchant: MerchantCode
  language: LanguageCode
}

/** Everything a handler may know about its call. */
export interface Call<E extends EndpointDefinition = EndpointDefinition> extends CachedCall<E> {
  headers: ParsedInput<E>['headers']
  /** The caller; null for a visitor without a session. */
  caller: Caller | null
  /** IP address of the visitor as the world sees it. */
  ip: string
  /** The platform header; the app installed on a home screen sends OTHERS (spec §7). */
  device: string
  /** User agent, at most 200 characters. */
  agent: string
  /** The uploaded file, if the contract has one and the call sent it. */
  file: UploadedFile | undefined
  cookies: Readonly<Record<string, string | undefined>>
  /** Origins of the app and of the staged third parties, as this visitor reaches them. */
  origins: Origins
  setCookie(name: string, value: string, maxAgeSeconds: number): void
}

/**
 * What the handler of a contract gets. A call whose contract requires a session always has one; a call whose answer is
 * shared through the cache has no caller, so that the answer cannot depend on one.
 */
export type CallOf<E extends EndpointDefinition> = E extends { cache: 'catalogue' }
  ? CachedCall<E>
  : Omit<Call<E>, 'caller'> & {
      caller: E['access'] extends 'guest' | 'operator' ? Caller | null : Caller
    }

export interface BoundEndpoint {
  endpoint: Endpoint<EndpointDefinition>
  handler: (call: never) => unknown
  /** Limit of the body in bytes, if the default is too small. */
  bodyLimit?: number
  /** The handler returns the whole answer of HTTP instead of the value of its reply. */
  isWhole?: true
}

/** Pairs a handler with its contract, which types its input and its answer. */
export function handle<const D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  handler: (call: CallOf<D>) => ReplyInput<D> | Promise<ReplyInput<D>>,
): BoundEndpoint {
  return { endpoint, handler }
}
