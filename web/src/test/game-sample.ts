import type { Game } from '@understudy/contracts/games'

/** A slot of NP with a serial number. */
export const gameSample = (serial = 1, more: Partial<Game> = {}): Game => ({
  nodeId: String(110_000 + serial),
  gameType: 'RNG',
  vassalage: 'NP',
  vendorCode: 'NP',
  gameId: `NP-${serial}`,
  roomId: '',
  gameCode: `np${serial}`,
  gameName: `Game ${serial}`,
  nodeName: `Game ${serial}`,
  showIcon: `/img/game-${serial}.svg`,
  iconUrl: `/img/game-${serial}.svg`,
  supportPlay: 0,
  gameClassify: 'Slot',
  gameClassifyNew: 'Slot',
  isGameH5: 'H5',
  freeplay: 0,
  lottoMode: '',
  gameGroupId: '',
  displayName: `Game ${serial}`,
  mobileLargeIcon: `/img/game-${serial}-large.svg`,
  ...more,
})

export const gameSamples = (count: number, more: Partial<Game> = {}): Game[] =>
  Array.from({ length: count }, (_, index) => gameSample(index + 1, more))

/** A reply with a single page of all games. */
export const gamePage = (games: Game[], more: { pageNum?: number; totalPages?: number; totalCount?: number } = {}) => ({
  games,
  pageNum: 1,
  totalPages: 1,
  totalCount: games.length,
  ...more,
})
