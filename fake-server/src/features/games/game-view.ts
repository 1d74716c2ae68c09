import type { GameType, games, LanguageCode } from '@understudy/contracts'
import { textIn } from '../../world/texts.ts'
import type { GameRow } from './game-facts.ts'

/** A game as lists show it (spec §3). */
export function gameView(row: GameRow, language: LanguageCode): games.Game {
  const { facts } = row
  const name = textIn(facts.name, language)
  return {
    nodeId: String(row.nodeId),
    gameType: row.gameType as GameType,
    vassalage: row.vendor,
    vendorCode: row.vendor,
    gameId: facts.gameId,
    roomId: facts.roomId,
    gameCode: facts.gameCode,
    gameName: name,
    nodeName: name,
    showIcon: facts.icon,
    iconUrl: facts.icon,
    // Inverted on the wire: 0 says the game supports play (LAUNCH-009).
    supportPlay: row.supported ? 0 : 1,
    gameClassify: row.classify,
    gameClassifyNew: row.classify,
    isGameH5: facts.isGameH5,
    freeplay: row.freePlay ? 1 : 0,
    lottoMode: facts.lottoMode,
    gameGroupId: facts.gameGroupId,
    displayName: name,
    mobileLargeIcon: facts.largeIcon,
  }
}

/** All names of a game as searches look through them. */
export const searchText = (names: Iterable<string>) => folded([...names].join('\n'))

/** Folds a name or a search text so that accents, case and Arabic marks do not matter. */
export const folded = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
