import type { GameType, games, LanguageCode } from '@understudy/contracts'
import { searchForm } from '@understudy/contracts/typed-text'
import { textIn } from '../../shared/text.ts'
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
    // Inverted in the API: 0 means that the game supports play (LAUNCH-009).
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

/** Returns all names of a game as one folded text for searches. */
export const searchText = (names: Iterable<string>) => searchForm([...names].join('\n'))
