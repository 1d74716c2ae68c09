import type { BetStatus } from '@understudy/contracts/bets'
import { GAME_TYPES, type GameType } from '@understudy/contracts/fields'
import { DAY, merchantDay } from '@understudy/contracts/zone'

export const PRESETS = ['today', 'yesterday', 'week', 'month'] as const
export type Preset = (typeof PRESETS)[number]

/** What of the record is looked at. */
export interface Selection {
  preset: Preset
  gameType?: GameType
  status?: BetStatus
  vassalage?: string
}

/** First and last day of a preset, both included, at a time of the world. */
export function daysOf(preset: Preset, now: number): { startDate: string; endDate: string } {
  const back = (days: number) => merchantDay(now - days * DAY)
  if (preset === 'yesterday') return { startDate: back(1), endDate: back(1) }
  return { startDate: back({ today: 0, week: 6, month: 29 }[preset]), endDate: back(0) }
}

export const isGameType = (text: string): text is GameType => GAME_TYPES.some((known) => known === text)

/** Only what narrows travels. */
export const isNarrowed = ({ gameType, status, vassalage }: Selection): boolean =>
  Boolean(gameType ?? status ?? vassalage)
