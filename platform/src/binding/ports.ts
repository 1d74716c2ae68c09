// Ports (dependency inversion): what the binding needs of features and steering, which it does not import.
import type { MemberType, MerchantCode } from '@understudy/contracts'
import { PlatformError } from '@understudy/contracts'
import type { World } from '../world/world.ts'
import type { HttpRequest } from './http.ts'

/** The member of a live session. */
export interface Caller {
  token: string
  memberId: number
  username: string
  type: MemberType
  merchant: MerchantCode
}

/** What a call names the world by, besides header and cookie. */
export interface WorldIds {
  token?: string | undefined
  /** The id that a page of the stage was opened with: a launch, a chat or a project of the cloud service. */
  standing?: string | undefined
}

/** How calls enter the platform, and what hears of them when they have ended. */
export interface Door {
  /**
   * The world of a call, and the visitor's address there if it is another than that of the connection.
   * @throws PlatformError `world.required`, `world.unknown`
   */
  enter(request: HttpRequest, ids: WorldIds): { world: World; address?: string }
  /** Called after each call: `actor` is the member who made it, null for a visitor, undefined if the call was refused. */
  onCall(call: { request: HttpRequest; actor: string | null | undefined }): void
}

/** Ports to features and steering, implemented in `start/create-platform.ts`. */
export interface Ports {
  /** The member of a session token; undefined without a live session. */
  identify(world: World, token: string): Caller | undefined
  /** Whether the module is switched on for the merchant. */
  isOn(world: World, merchant: MerchantCode, module: string): boolean
  readonly door: Door
}

/** A refusal because a module is disabled; the tape records which one, the visitor is not told. */
export class ModuleOff extends PlatformError {
  readonly module: string
  constructor(module: string) {
    super('function.not.available')
    this.module = module
  }
}
