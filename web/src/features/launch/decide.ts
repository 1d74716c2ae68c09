import { LOTTERY_VENDORS, PLAY_TYPES } from '@understudy/contracts/client-config'
import type { Game, VendorData } from '@understudy/contracts/games'
import { paths } from '@/shared/navigation'

/** What to open: a game of a list, or a vendor. */
export type Target =
  | ({ kind: 'game' } & Pick<
      Game,
      | 'gameType'
      | 'vassalage'
      | 'nodeId'
      | 'gameId'
      | 'gameName'
      | 'gameCode'
      | 'gameGroupId'
      | 'isGameH5'
      | 'lottoMode'
      | 'freeplay'
      | 'supportPlay'
    >)
  | { kind: 'vendor'; gameType: string; vassalage: string; name?: string; gameCode?: string }

/**
 * Where a tile stands: on home and the hub, on the game list screen with games of several vendors, or in a list of a
 * vendor, of the player or of a search, where games open directly.
 */
export type Origin = 'home' | 'gameList' | 'list'

export interface LaunchContext {
  mapping: VendorData['mapping']
  origin: Origin
}

/** How a target opens; `path` is always navigable and requires a login itself if needed. */
export interface Launch {
  way: 'list' | 'lottery' | 'lobby' | 'game'
  path: string
}

/** Categories whose vendors open a game list (spec §4). */
const LIST_CATEGORIES = ['LIVE', 'FISH', 'PVP']

const isOneOf = (values: readonly string[], value: string) => values.includes(value)

/**
 * The launch rules of spec §4 in the order of LAUNCH-021: isGameH5, list categories, lottery page, lobby vendors, direct
 * launch. The first matching rule decides.
 */
export function decideLaunch(target: Target, circumstances: LaunchContext): Launch {
  const { gameType, vassalage } = target
  // The list shows the game whose tile was tapped first.
  const game = target.kind === 'game' ? target.nodeId : undefined
  const list: Launch = { way: 'list', path: paths.gameList({ gameType, vassalage, game }) }
  if (target.kind === 'game' && target.isGameH5 === 'VASSALAGE') return list
  if (opensList(target, circumstances.origin)) return list
  if (target.kind === 'game' && isLottery(gameType)) return lottery(target, circumstances.mapping)
  if (isOneOf(LOTTERY_VENDORS, vassalage)) return lobby(target, circumstances.mapping)
  return direct(target, circumstances.mapping) ?? list
}

/**
 * Vendors and games of LIVE, FISH and PVP open the vendor's list, on the game list screen those of RNG too. Games inside
 * such a list are launched: otherwise they could never be opened.
 */
function opensList({ kind, gameType }: Target, origin: Origin): boolean {
  if (origin === 'list' && kind === 'game') return false
  return isOneOf(LIST_CATEGORIES, gameType) || (origin !== 'home' && gameType === 'RNG')
}

const isLottery = (gameType: string) => gameType === 'LOTT' || gameType === 'ELOTT'

const lottery = (game: Extract<Target, { kind: 'game' }>, mapping: VendorData['mapping']): Launch => ({
  way: 'lottery',
  path: paths.launchLottery({
    playType: playTypeOf(game.lottoMode),
    gameId: game.gameId,
    gameGroupId: game.gameGroupId,
    prize_mode: prizeModeOf(mapping, game.vassalage),
    code: game.gameCode,
    pageBack: 'home',
    mui: lottoSkinOf(game.vassalage),
  }),
})

const lobby = ({ gameType, vassalage, gameCode = 'lobby' }: Target, mapping: VendorData['mapping']): Launch => ({
  way: 'lobby',
  path: paths.launchLottery({
    playType: playTypeOf(''),
    gameId: lobbyNode(mapping, gameType, vassalage)?.gameId,
    prize_mode: prizeModeOf(mapping, vassalage),
    code: gameCode,
    pageBack: 'home',
    mui: lottoSkinOf(vassalage),
  }),
})

function direct(target: Target, mapping: VendorData['mapping']): Launch | undefined {
  const { gameType, vassalage } = target
  if (target.kind === 'game') {
    const { nodeId, gameId, gameName: name } = target
    const supportPlay = supportsPlay(target) ? undefined : 'false'
    return { way: 'game', path: paths.play({ nodeId }, { vassalage, gameType, gameId, name, supportPlay }) }
  }
  const node = lobbyNode(mapping, gameType, vassalage)
  if (!node) return undefined
  return {
    way: 'game',
    path: paths.play({ nodeId: node.nodeId }, { vassalage, gameType, gameId: node.gameId, name: target.name }),
  }
}

/** The node id of a vendor's lobby; e-sports and cockfight are listed under SPORTS, so other categories are searched too. */
const lobbyNode = (mapping: VendorData['mapping'], category: string, vendor: string) =>
  mapping[category]?.[vendor] ?? Object.values(mapping).find((vendors) => vendors[vendor])?.[vendor]

/** elott when the mapping has an ELOTT entry for TCG_LOTTO_VN or LOTT, else lott; TCG_SEA has its own (spec §4). */
export function prizeModeOf(mapping: VendorData['mapping'], vendor: string): 'elott' | 'lott' | 'SEA' {
  if (vendor === 'TCG_SEA') return 'SEA'
  return mapping.ELOTT?.TCG_LOTTO_VN || mapping.ELOTT?.LOTT ? 'elott' : 'lott'
}

export const playTypeOf = (lottoMode: string): 'trad' | 'ent' =>
  lottoMode.includes('Entertainment') ? PLAY_TYPES.Entertainment : PLAY_TYPES.Tradition

/** The lottery page's variant (`mui`, ours), by the region of its draws. */
const lottoSkinOf = (vendor: string) => ({ TCG_LOTTO_VN: 'vn', TCG_SEA: 'sea' })[vendor] ?? 'fast'

/** Whether a game has free play: `freeplay` 1, or in lists the inverted `supportPlay` 0 (spec §4). */
export const supportsPlay = ({ freeplay, supportPlay }: { freeplay?: 0 | 1; supportPlay?: 0 | 1 }): boolean =>
  freeplay === 1 || supportPlay === 0
