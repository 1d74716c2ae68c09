import { balance, gameWallets } from '@understudy/contracts/wallet'
import { useCallback, useEffect } from 'react'
import { refresh } from '@/shared/api'
import { session } from '@/shared/session'
import { leaveGame } from './leave-game.ts'
import type { StageWish } from './use-stage-messages.ts'

interface Ways {
  /** Whose page it is. */
  vassalage: string
  onBack: () => void
  onLogin: () => void
}

/** Does what a vendor's page asks for; what was played shows in balance and recent games once the player is back. */
export function useStageWish({ vassalage, onBack, onLogin }: Ways): (wish: StageWish) => void {
  useEffect(() => () => void leaveGame(vassalage), [vassalage])
  return useCallback(
    (wish) => {
      if (wish === 'relogin') {
        onLogin()
        // The vendor no longer knows the session: while it is kept, the login screen would lead straight back.
        session.drop()
      } else if (wish === 'close') onBack()
      else refresh(balance, gameWallets)
    },
    [onBack, onLogin],
  )
}
