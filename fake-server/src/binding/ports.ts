// Ports (dependency inversion): what the binding needs of features and steering, which it does not import.
import type { MemberType, MerchantCode } from '@understudy/contracts'
import { PlatformError } from '@understudy/contracts'
import type { FastifyRequest } from 'fastify'
import type { World } from '../world/world.ts'

/** The member of a live session. */
export interface Caller {
  token: string
  memberId: number
  username: string
  type: MemberType
  merchant: MerchantCode
}

/** A phone that was admitted to a room. */
export interface Guest {
  readonly room: { readonly code: string; readonly world: World }
  readonly person: { readonly address: string }
}

/** Port to rooms: several phones in one world, each with a ticket in its cookie. */
export interface RoomTickets {
  /** The guest of a room cookie; undefined when the ticket is not valid. */
  of(cookie: string | undefined): Guest | undefined
  /** Whether the world requires a ticket. */
  isGuarded(world: World): boolean
  hasRoom(world: World): boolean
  /** Records a call of a guest; `actor` is the member it is logged in as, undefined when the call does not tell. */
  saw(guest: Guest, actor: string | null | undefined): void
}

/** Ports to features and steering, implemented in `start/create-platform.ts`. */
export interface Ports {
  /** The member of a session token; undefined without a live session. */
  identify(world: World, token: string): Caller | undefined
  /** Whether the module is switched on for the merchant. */
  isOn(world: World, merchant: MerchantCode, module: string): boolean
  readonly rooms: RoomTickets
  /** Whether a caller may reach a guarded world without being in its room. */
  readonly worldAccess: { may(request: FastifyRequest, world: string): boolean }
}

/** A refusal because a module is disabled; the tape records which one, the visitor is not told. */
export class ModuleOff extends PlatformError {
  readonly module: string
  constructor(module: string) {
    super('function.not.available')
    this.module = module
  }
}
