import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { bind } from './binding/bind.ts'
import type { BoundEndpoint } from './binding/call.ts'
import { guardFront } from './binding/front.ts'
import type { Platform } from './binding/platform.ts'
import { refuseUnreadable } from './binding/unknown.ts'
import { bindControl } from './control/bind-control.ts'
import { controlRoutes } from './control/control.routes.ts'
import type { ControlAccess } from './control/gate.ts'
import { announcementRoutes } from './features/announcements/announcements.routes.ts'
import { betRoutes } from './features/bets/bets.routes.ts'
import { captchaRoutes } from './features/captcha/captcha.routes.ts'
import { cloudRoutes } from './features/cloud/cloud.routes.ts'
import { favouriteRoutes } from './features/favourites/favourites.routes.ts'
import { gameRoutes } from './features/games/games.routes.ts'
import { helpRoutes } from './features/help/help.routes.ts'
import { launchRoutes } from './features/launch/launch.routes.ts'
import { lobbyRoutes } from './features/lobby/lobby.routes.ts'
import { lotteryRoutes } from './features/lottery/lottery.routes.ts'
import { matchRoutes } from './features/matches/matches.routes.ts'
import { memberRoutes } from './features/members/members.routes.ts'
import { passwordRoutes } from './features/password/password.routes.ts'
import { recentRoutes } from './features/recents/recents.routes.ts'
import { referralRoutes } from './features/referral/referral.routes.ts'
import { registrationRoutes } from './features/registration/registration.routes.ts'
import { saferPlayRoutes } from './features/safer-play/safer-play.routes.ts'
import { securityRoutes } from './features/security/security.routes.ts'
import { sessionRoutes } from './features/session/session.routes.ts'
import { slideRoutes } from './features/slide/slide.routes.ts'
import { systemRoutes } from './features/system/system.routes.ts'
import { verificationRoutes } from './features/verification/verification.routes.ts'
import { walletRoutes } from './features/wallet/wallet.routes.ts'
import { serveArt } from './host/art.ts'
import { serveConsole } from './host/console.ts'
import { serveInstall } from './host/install/serve-install.ts'
import { serveLotto } from './host/lotto.ts'
import { openStates } from './host/open-states.ts'
import { servePictures } from './host/pictures.ts'
import { serveReference } from './host/reference.ts'
import { serveRooms } from './host/serve-rooms.ts'
import { serveWebApp, type WebHost } from './host/web-app.ts'

/** Every endpoint of the platform with its handler. */
export const platformRoutes = (platform: Platform): BoundEndpoint[] => [
  ...systemRoutes,
  ...sessionRoutes(platform.encryption),
  ...captchaRoutes,
  ...slideRoutes,
  ...verificationRoutes,
  ...cloudRoutes,
  ...registrationRoutes,
  ...passwordRoutes,
  ...memberRoutes,
  ...saferPlayRoutes,
  ...securityRoutes,
  ...referralRoutes,
  ...walletRoutes,
  ...announcementRoutes,
  ...lobbyRoutes,
  ...helpRoutes,
  ...gameRoutes,
  ...favouriteRoutes,
  ...recentRoutes,
  ...matchRoutes,
  ...launchRoutes,
  ...betRoutes,
  ...lotteryRoutes,
]

export interface AppOptions {
  platform: Platform
  control: ControlAccess
  web: WebHost
}

/** The app's origin: platform calls, control API, pictures, reference page and the web app itself. */
export async function buildApp(app: FastifyInstance, { platform, control, web }: AppOptions): Promise<void> {
  refuseUnreadable(app)
  guardFront(app, 'same-origin')
  await app.register(cookie, { parseOptions: { secure: platform.secureCookies } })
  await app.register(multipart)
  openStates(app, platform, control)
  for (const bound of platformRoutes(platform)) bind(app, platform, bound)
  for (const bound of controlRoutes) bindControl(app, platform, control, bound)
  serveArt(app, platform.art)
  serveInstall(app, platform)
  servePictures(app, platform)
  await serveReference(app, platform, control)
  await serveConsole(app, control, web.console)
  await serveRooms(app, platform)
  await serveLotto(app, web)
  await serveWebApp(app, platform, web, control)
}
