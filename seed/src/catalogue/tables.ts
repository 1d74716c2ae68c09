import { diceFrom } from '@understudy/art/random'
import type { GameType } from '@understudy/contracts'
import type { Noun, Title } from '../names/grammar.ts'
import { MODIFIERS } from '../names/modifiers.ts'
import { FISH_NOUNS, LIVE_NOUNS, PVP_NOUNS } from '../names/nouns.ts'
import { nameStream } from '../names/stream.ts'
import { HEADLINERS } from '../names/titles.ts'
import type { Classify, Draft } from './draft.ts'
import { lobbyOf } from './lobby.ts'

interface Category {
  gameType: GameType
  classify: Classify
  things: readonly Noun[]
  vendors: Readonly<Record<string, number>>
}

/** Categories other than slots; counts include the lobby. */
const CATEGORIES: readonly Category[] = [
  { gameType: 'LIVE', classify: 'Table', things: LIVE_NOUNS, vendors: { BH: 48, SH: 40, VC: 32 } },
  { gameType: 'FISH', classify: 'Arcade', things: FISH_NOUNS, vendors: { TN: 34, DR: 26 } },
  { gameType: 'PVP', classify: 'Table', things: PVP_NOUNS, vendors: { FW: 50, CC: 40 } },
]

const isHeadliner = ({ name }: Title) => Object.values(HEADLINERS).some((title) => title.name.EN === name.EN)

export const tables = (seed: number): Draft[] =>
  CATEGORIES.flatMap(({ gameType, classify, things, vendors }) => {
    const names = nameStream(MODIFIERS, things, diceFrom(`${gameType} ${seed}`))
    const nextName = () => {
      const name = names()
      return isHeadliner(name) ? names() : name
    }
    return Object.entries(vendors).flatMap(([vendor, size]) => [
      lobbyOf(vendor, gameType),
      ...Array.from(
        { length: size - 1 },
        (_, index): Draft => ({
          vendor,
          gameType,
          ...((index === 0 && HEADLINERS[vendor]) || nextName()),
          classify,
          ...(gameType === 'LIVE' && { roomId: `${vendor}-T${index + 1}` }),
        }),
      ),
    ])
  })
