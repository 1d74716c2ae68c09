import { CLIENT_CONFIG } from '@understudy/contracts'
import type { HttpRequest } from '@understudy/platform/binding/http.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { type ControlAccess, steeringFor } from '../access/authorize.ts'
import { phoneOf } from '../access/phone-hosts.ts'
import type { OpenRoom } from '../rooms/rooms.ts'
import type { SteeredPlatform } from '../steered-platform.ts'

/** Facts that the page needs before its first call, to render with. */
export interface PageFacts {
  merchant: string
  /** Code of the room the phone is in. */
  room?: string | undefined
  /** Unsolicited popups and offers are suppressed: the room's host wants it so, or it stands beside other phones. */
  quiet?: 'yes' | undefined
  /** How the visitor may steer the world; absent when not at all. */
  steering?: 'open' | 'token' | undefined
  /** The third parties are pages of the app's own origin, as a host in the browser has no second one. */
  stage?: 'own' | undefined
  /** The path that the app stands below, where it is not the root of its origin. */
  base?: string | undefined
  /** It stands beside other phones and follows its world without the token. */
  phone?: 'yes' | undefined
}

/** The facts of a page for a visitor whose world and room are known; an unknown world is reported by the app itself. */
export const factsFor = (
  request: HttpRequest,
  { phones }: SteeredPlatform,
  access: ControlAccess,
  { world, room }: { world: World | undefined; room: OpenRoom | undefined },
): PageFacts => {
  const isBesideOthers = phoneOf(request, phones.origins) !== undefined
  return {
    merchant: world?.merchant ?? CLIENT_CONFIG.merchantCode,
    room: room?.code,
    quiet: isBesideOthers || room?.look.quiet ? 'yes' : undefined,
    steering: steeringFor(request, access),
    phone: isBesideOthers ? 'yes' : undefined,
  }
}

/** Writes the facts as attributes of the `html` element; none of them needs escaping. */
export const withFacts = (html: string, facts: PageFacts) => {
  const attributes = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [`data-${name}="${value}"`],
  )
  return html.replace(/data-merchant="[a-z0-9]*"/, () => attributes.join(' '))
}
