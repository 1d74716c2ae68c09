import { MERCHANT_ZONE_HOURS } from '@understudy/contracts/zone'

const HOUR = 3_600_000
const DAY = 24 * HOUR

export interface Shift {
  fromHour: number
  untilHour: number
}

const hourOf = (now: number) => (((now / HOUR + MERCHANT_ZONE_HOURS) % 24) + 24) % 24

/** Returns the agent on duty, in the merchants' time zone. */
export const atDesk = <S extends Shift>(agents: readonly S[], now: number): S | undefined =>
  agents.find(({ fromHour, untilHour }) => fromHour <= hourOf(now) && hourOf(now) < untilHour)

/** Returns the next time from now on when an agent is on duty; undefined when there are no agents. */
export function nextOpening(agents: readonly Shift[], now: number): number | undefined {
  if (atDesk(agents, now)) return now
  const day = Math.floor((now + MERCHANT_ZONE_HOURS * HOUR) / DAY) * DAY - MERCHANT_ZONE_HOURS * HOUR
  const openings = agents.flatMap(({ fromHour }) => [day + fromHour * HOUR, day + DAY + fromHour * HOUR])
  return openings.filter((at) => at > now).sort((a, b) => a - b)[0]
}
