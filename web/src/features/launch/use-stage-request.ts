import { saferPlay } from '@understudy/contracts/safer-play'
import { balance, gameWallets } from '@understudy/contracts/wallet'
import { useCallback, useEffect } from 'react'
import { invalidate } from '@/shared/api'
import { session } from '@/shared/session'
import { leaveGame } from './leave-game.ts'
import type { StageRequest } from './use-stage-messages.ts'

interface Ways {
  /** Origin of the vendor's page. */
  vassalage: string
  onBack: () => void
  onLogin: () => void
}

/** Executes requests of a vendor's page; balance and recent games are refetched when the player returns. */
export function useStageRequest({ vassalage, onBack, onLogin }: Ways): (stageRequest: StageRequest) => void {
  useEffect(() => () => void leaveGame(vassalage), [vassalage])
  return useCallback(
    (stageRequest) => {
      if (stageRequest === 'relogin') {
        onLogin()
        // The vendor rejected the session: it is dropped, as the login screen would otherwise redirect straight back.
        session.drop()
      } else if (stageRequest === 'close') onBack()
      else invalidate(balance, gameWallets, saferPlay)
    },
    [onBack, onLogin],
  )
}
