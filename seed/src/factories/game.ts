import { artUrl } from '@understudy/art'
import { texts } from '../texts.ts'
import { FACTORY_TIME } from '../time.ts'
import type { GameSeed } from '../world-seed.ts'

/** Makes a plain slot of Nilgiri Play; override what a test needs. */
export function aGame(overrides: Partial<GameSeed> = {}): GameSeed {
  const { gameType = 'RNG', vendor = 'NP' } = overrides
  const icon = overrides.icon ?? artUrl.game({ category: gameType, vendor, serial: 1 })
  return {
    nodeId: '990001',
    gameType,
    vendor,
    gameId: `${vendor}-0001`,
    roomId: '',
    gameCode: `${vendor.toLowerCase()}0001`,
    name: texts('نیل گری شیر', 'Nilgiri Sher', 'Nilgiri Tiger'),
    icon,
    largeIcon: icon,
    supported: true,
    freePlay: false,
    classify: 'Slot',
    isGameH5: 'H5',
    lottoMode: '',
    gameGroupId: '',
    hotRank: 0,
    releasedAt: FACTORY_TIME,
    minBet: 1,
    lines: 0,
    order: 1,
    launches: 0,
    ...overrides,
  }
}
