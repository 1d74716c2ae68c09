import { CRICKET_VENDOR } from '@understudy/contracts/launch'
import type { NavigateFunction } from 'react-router-dom'
import { fetchVendorData } from '@/features/launch/vendor-data'
import { ApiError } from '@/shared/api'
import { paths } from '@/shared/navigation'

/** Opens the sports game behind the Cricket entry. The ids come from `mapping.SPORTS.U9W` of the vendor data (LAUNCH-023). Throws ApiError. */
export async function startCricket(navigate: NavigateFunction): Promise<void> {
  const { mapping } = await fetchVendorData()
  const game = mapping.SPORTS?.[CRICKET_VENDOR]
  if (!game) throw new ApiError('game.not.found')
  navigate(paths.play({ nodeId: game.nodeId }, { vassalage: CRICKET_VENDOR, gameType: 'SPORTS', gameId: game.gameId }))
}
