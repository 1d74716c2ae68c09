import type {
  Endpoint,
  EndpointDefinition,
  LanguageCode,
  MerchantCode,
  ParsedInput,
  ReplyInput,
} from '@understudy/contracts'
import type { Caller } from '../features/session/session.repository.ts'
import type { World } from '../world/world.ts'
import type { UploadedFile } from './form.ts'

/** Everything a handler may know of the call it answers. */
export interface Call<E extends EndpointDefinition = EndpointDefinition> extends ParsedInput<E> {
  world: World
  merchant: MerchantCode
  language: LanguageCode
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
  origins: { app: string; stage: string }
  setCookie(name: string, value: string, maxAgeSeconds: number): void
}

/** A call whose contract asks for a session always has one. */
export type CallOf<E extends EndpointDefinition> = Omit<Call<E>, 'caller'> & {
  caller: E['access'] extends 'guest' | 'operator' ? Caller | null : Caller
}

export interface BoundEndpoint {
  endpoint: Endpoint<EndpointDefinition>
  handler: (call: never) => unknown
  /** Bytes of the largest body, where the usual limit is too small. */
  bodyLimit?: number
}

/** Ties a handler to its contract; types hold what it receives and must answer. */
export function handle<const D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  handler: (call: CallOf<D>) => ReplyInput<D> | Promise<ReplyInput<D>>,
): BoundEndpoint {
  return { endpoint, handler }
}
