import { DAY, HOUR } from '@understudy/contracts/durations'
import type { Calendar } from '@understudy/contracts/zone'

/** Hours of a merchant's day in which an agent is on duty. */
export interface Shift {
  fromHour: number
  untilHour: number
}

const startOfDay = ({ startOfDayNumber, dayNumber }: Calendar, now: number) => startOfDayNumber(dayNumber(now))

/** Returns the agent on duty. */
export function agentOnDuty<S extends Shift>(agents: readonly S[], calendar: Calendar, now: number): S | undefined {
  const hour = (now - startOfDay(calendar, now)) / HOUR
  return agents.find(({ fromHour, untilHour }) => fromHour <= hour && hour < untilHour)
}

/** Returns the next time from now on when an agent is on duty; undefined when there are no agents. */
export function nextOpening(agents: readonly Shift[], calendar: Calendar, now: number): number | undefined {
  if (agentOnDuty(agents, calendar, now)) return now
  const day = startOfDay(calendar, now)
  const openings = agents.flatMap(({ fromHour }) => [day + fromHour * HOUR, day + DAY + fromHour * HOUR])
  return openings.filter((at) => at > now).sort((a, b) => a - b)[0]
}
