import type { BoundEndpoint } from '@understudy/platform/binding/call.ts'
import { chatStageRoutes } from './chat/chat.routes.ts'
import { cricketSiteRoutes } from './cricket-site/cricket-site.routes.ts'
import { fairnessStageRoutes } from './fairness/fairness.routes.ts'
import { STAGED_GAMES } from './games.ts'
import { identityRoutes } from './identity/identity.routes.ts'
import { linkedSiteRoutes } from './linked-site/linked-site.routes.ts'
import { payRoutes } from './pay/pay.routes.ts'
import { pushStageRoutes } from './push-service/push.routes.ts'
import { replayStageRoutes } from './round-replay/round-replay.routes.ts'
import { slideStageRoutes } from './slide/slide.routes.ts'
import { vendorLobbyRoutes } from './vendor-lobby/vendor-lobby.routes.ts'
import { vendorWalletRoutes } from './wallet/wallet.routes.ts'

/** Every call of the staged third parties with its handler. */
export const stageRoutes: readonly BoundEndpoint[] = [
  ...STAGED_GAMES.flatMap(({ routes }) => routes),
  ...replayStageRoutes,
  ...fairnessStageRoutes,
  ...vendorLobbyRoutes,
  ...vendorWalletRoutes,
  ...slideStageRoutes,
  ...identityRoutes,
  ...payRoutes,
  ...chatStageRoutes,
  ...pushStageRoutes,
  ...cricketSiteRoutes,
  ...linkedSiteRoutes,
]
