import type { GameType } from '@understudy/contracts'
import { joinTexts, texts } from '../texts.ts'
import { BRANDS } from '../vendors.ts'
import type { Texts } from '../world-seed.ts'
import type { Draft } from './draft.ts'

/** The platform's code of a vendor's lobby (spec §4). */
export const LOBBY_CODE = 'lobby'

/** Returns the name of a vendor by its code. @throws Error */
export function brandName(vendor: string): Texts {
  const brand = BRANDS.find(({ code }) => code === vendor)
  if (!brand) throw new Error(`No vendor ${vendor}`)
  return brand.name
}

export const lobbyOf = (vendor: string, gameType: GameType): Draft => ({
  vendor,
  gameType,
  name: joinTexts(brandName(vendor), texts(' لابی', ' Lobby', ' Lobby')),
  classify: '',
  gameId: `${vendor}-LOBBY`,
  gameCode: LOBBY_CODE,
})
