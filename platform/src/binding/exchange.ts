// Request context that the steps of the pipeline read and fill.
import type { EndpointDefinition, ErrorCode, LanguageCode, MerchantCode } from '@understudy/contracts'
import { hostClock } from '../shared/host-clock.ts'
import type { Watch } from '../storage/writes.ts'
import type { FaultEffect } from '../world/faults.ts'
import type { World } from '../world/world.ts'
import type { Answer } from './answer.ts'
import type { BoundEndpoint, CachedCall, Call } from './call.ts'
import type { UploadedFile } from './form.ts'
import type { Cookie, HttpRequest } from './http.ts'
import type { RawInput } from './input.ts'
import type { Platform } from './platform.ts'
import type { Caller } from './ports.ts'

/** What serves one endpoint: its contract, its handler, and what is derived from both once for all calls. */
export interface Service {
  readonly platform: Platform
  readonly bound: BoundEndpoint
  readonly endpoint: EndpointDefinition & BoundEndpoint['endpoint']
  readonly handler: (call: Call | CachedCall) => unknown
  /** The error codes it may answer with. */
  readonly declared: ReadonlySet<ErrorCode>
}

/** Context of one call, filled in by its steps; the tape records as much as is known when the call ends. */
export class Exchange {
  readonly elapsed = hostClock.stopwatch()
  readonly request: HttpRequest
  readonly service: Service

  /** The world of the call; undefined when none was found. */
  world: World | undefined
  /** The world bound to this call, see `World.forCall`. */
  boundWorld!: World
  token: string | undefined
  /** The visitor's address in the world, if it is not that of the connection or of the world's setting. */
  address: string | undefined
  fault: FaultEffect | undefined
  /** How long request and response are under way on a slow network, milliseconds. */
  transferMs = 0
  /** Counts what the call writes; undefined where no world was found. */
  watch: Watch | undefined
  merchant!: MerchantCode
  language!: LanguageCode
  caller: Caller | null = null
  raw!: RawInput & { file: UploadedFile | undefined }
  /** The raw input, for the tape. */
  input: unknown = null
  /** The input as parsed by the contract; undefined until validated. */
  parsed: Pick<Call, 'params' | 'query' | 'headers' | 'body'> | undefined
  /** What the handler returned. */
  value: unknown
  /** The error of an unexpected failure, or the reason of a refusal that its code does not tell. */
  cause: string | null = null
  /** The disabled module that caused the refusal. */
  flag: string | null = null
  /** Keeps the answer for the calls to come, under what held when the call began; set where answers are shared. */
  keepAnswer: ((answer: Answer) => void) | undefined
  /** Cookies that the answer sets. */
  cookies: Cookie[] | undefined
  /** Set by the step that ends the call. */
  answer: Answer | undefined

  constructor(request: HttpRequest, service: Service) {
    this.request = request
    this.service = service
  }
}
