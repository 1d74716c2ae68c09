// Ports (dependency inversion): what the binding needs of features and steering, which it does not import.
import type { MemberType, MerchantCode } from '@understudy/contracts'
import { PlatformError } from '@understudy/contracts'
import type { FastifyRequest } from 'fastify'
import type { World } from '../world/world.ts'

/** The member behind a living session. */
export interface Caller {
  token: string
  memberId: number
  username: string
  type: MemberType
  merchant: MerchantCode
}

/** A phone that has been let into a room. */
export interface Guest {
  readonly room: { readonly code: string; readonly world: World }
  readonly person: { readonly address: string }
}

/** What the binding asks of rooms: several phones in one world, each by a ticket in its cookie. */
export interface RoomTickets {
  /** The guest of a room cookie; undefined where the ticket opens no room. */
  of(cookie: string | undefined): Guest | undefined
  /** Whether the world is reached with a ticket only. */
  isGuarded(world: World): boolean
  hasRoom(world: World): boolean
  /** A call of the guest was answered; `actor` is who it is logged in as, undefined where the call does not say. */
  saw(guest: Guest, actor: string | null | undefined): void
}

/** What the binding asks of the features and of the steering; `platform.ts` plugs them in. */
export interface Ports {
  /** Who has that session token; undefined where no living session has it. */
  identify(world: World, token: string): Caller | undefined
  /** Whether the module is switched on for the merchant. */
  isOn(world: World, merchant: MerchantCode, module: string): boolean
  readonly rooms: RoomTickets
  /** Who may reach a guarded world without being in its room. */
  readonly reach: { may(request: FastifyRequest, world: string): boolean }
}

/** A refusal because a module is off; the tape tells which, the visitor is told nothing. */
export class ModuleOff extends PlatformError {
  readonly module: string
  constructor(module: string) {
    super('function.not.available')
    this.module = module
  }
}
