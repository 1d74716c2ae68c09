import { moduleNamed } from '@understudy/contracts'
import { Moment } from '@understudy/contracts/control/fields'
import { DAY, HOUR, MINUTE, SECOND } from '@understudy/contracts/durations'
import * as z from 'zod/mini'

/** A moment: epoch ms, or milliseconds since the start of a world. */
export type AskedMoment = { moment: number } | { fromStart: number }

const UNITS: Readonly<Record<string, number>> = { d: DAY, h: HOUR, m: MINUTE, s: SECOND }
const LATEST = 4_102_444_800_000
export const MOMENT_EXAMPLES = ['2026-03-10T07:00:00Z', '+1d', '+2h', '+30m']

/** Parses a duration such as `+2h` to milliseconds; null when malformed. In a URL a plus arrives as a space. */
export function stretchFrom(text: string): number | null {
  const [, sign, count, unit = ''] = /^([-+ ]?)(\d{1,6})([dhms])$/.exec(text) ?? []
  return count === undefined ? null : (sign === '-' ? -1 : 1) * Number(count) * (UNITS[unit] ?? 0)
}

/** Parses an ISO time or a duration since the start of the world; null when malformed. */
export function momentFrom(text: string): AskedMoment | null {
  if (/^[+ ]/.test(text)) {
    const fromStart = stretchFrom(text)
    return fromStart === null ? null : { fromStart }
  }
  const moment = z.safeParse(Moment, text.replace(' ', '+'))
  return moment.success && moment.data >= 0 && moment.data <= LATEST ? { moment: moment.data } : null
}

/** Parses flags such as `-CBS3,missions`, by id or name, a minus switching off; null for an unknown one. */
export function flagsFrom(text: string): Record<string, boolean> | null {
  const flags = text
    .split(',')
    .map((part) => /^\s*([-+]?)\s*(\S+)\s*$/.exec(part))
    .map((match) => [moduleNamed(match?.[2] ?? ''), match?.[1] !== '-'] as const)
  return flags.some(([id]) => id === undefined) ? null : Object.fromEntries(flags)
}
