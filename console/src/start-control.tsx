import { createRoot } from 'react-dom/client'
import { session } from '@/shared/session'
import { applyBrandOf } from './drawer/brand.ts'
import { DrawerHandle } from './drawer/DrawerHandle.tsx'
import { steeringHost } from './drawer/host.ts'
import { followWorld } from './follow.ts'
import { listenForCapsules } from './given-capsule.ts'
import { currentToken, tabMemory } from './tab-memory.ts'
import { worldHere } from './world-here.ts'

/** Follows the world's events, and mounts the drawer's handle where the server allows steering. */
export function startControl() {
  session.subscribe(tabMemory.keep)
  const { steering, room, phone } = document.documentElement.dataset
  followWorld(
    room
      ? { url: () => `/r/${encodeURIComponent(room)}/stream`, onMerchant: applyBrandOf }
      : {
          url: () => `/__control/worlds/${encodeURIComponent(worldHere())}/stream`,
          token: currentToken,
          // A phone of the console may follow its world without the token.
          needsToken: steering === 'token' && !phone,
          onMerchant: applyBrandOf,
        },
  )
  if (!steering) return
  listenForCapsules()
  createRoot(steeringHost()).render(<DrawerHandle />)
}
