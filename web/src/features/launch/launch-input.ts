import type { CallInput } from '@understudy/contracts/endpoint'
import { GAME_TYPES } from '@understudy/contracts/field-facts'
import type { GameType } from '@understudy/contracts/fields'
import type { launchGame } from '@understudy/contracts/launch'
import { languageCode } from '@/shared/i18n'
import { merchantCode } from '@/shared/session'

export interface GameLaunchRequest {
  nodeId: string
  vassalage: string
  gameId?: string
  gameType?: string
  /** Whether to play with play money, as trial sessions always do. */
  free: boolean
  /** URL of the vendor's back button. */
  backUrl: string
}

const knownType = (type: string | undefined): GameType | undefined => GAME_TYPES.find((known) => known === type)

export const launchInput = ({
  nodeId,
  vassalage,
  gameId,
  gameType,
  free,
  backUrl,
}: GameLaunchRequest): CallInput<typeof launchGame> => ({
  query: {
    platform: 'html5',
    gameId,
    nodeId,
    gameType: knownType(gameType),
    vassalage,
    language: languageCode(),
    launchMode: 'GLS',
    accountType: free ? '0' : '1',
    clientType: '2',
    confirmTrans: '0',
    webView: 'false',
    merchantCode: merchantCode(),
    backUrl,
  },
})
