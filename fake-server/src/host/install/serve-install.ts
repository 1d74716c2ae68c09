import { CLIENT_CONFIG, type MerchantCode } from '@understudy/contracts'
import { findMerchant, type MerchantConfig, markPath, merchantConfig } from '@understudy/merchants'
import { systemRepository } from '@understudy/platform/features/system/index.ts'
import { worldOfPage } from '@understudy/steering/pages/choose-world.ts'
import { languageOfVisitor } from '@understudy/steering/pages/plain-page.ts'
import type { SteeredPlatform } from '@understudy/steering/steered-platform.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { iconOf } from './icon.ts'
import { ICON_SIZES, webManifest } from './manifest.ts'
import { screenshotOf } from './screenshot.ts'

/** URL that the profile's web clip opens, by which the app detects that it was installed. */
const CLIP_START = '/m/home?webclip=1'

/** Serves what installs the app: manifest, icons, and the files behind the merchants' download links. */
export function serveInstall(app: FastifyInstance, platform: SteeredPlatform): void {
  const merchantOf = (request: FastifyRequest): MerchantConfig =>
    merchantConfig(worldOfPage(request, platform)?.merchant ?? CLIENT_CONFIG.merchantCode)

  app.get('/manifest.webmanifest', (request, reply) => {
    const merchant = merchantOf(request)
    return reply
      .header('content-type', 'application/manifest+json')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, cookie')
      .send(
        JSON.stringify(
          webManifest(merchant, {
            brand: brandOf(platform, request, merchant.code),
            mark: markPath(merchant),
            language: languageOfVisitor(request),
          }),
        ),
      )
  })

  // Safari requests these names when a page is added to the home screen.
  for (const name of ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'])
    app.get(name, async (request, reply) => sendPng(reply, await iconOf(merchantOf(request), 180), 'no-cache'))

  app.get<{ Params: { merchant: string; file: string } }>('/download/:merchant/:file', async (request, reply) => {
    const { file } = request.params
    const config = findMerchant(request.params.merchant)
    if (!config) return notThere(reply)
    const { code: merchant } = config
    const origin = platform.origins(request).app
    const brand = brandOf(platform, request, merchant)
    const host = hostOf(platform, request, merchant)
    const size = ICON_SIZES.find((known) => file === `icon-${known}.png`)
    if (size) return sendPng(reply, await iconOf(config, size), 'public, max-age=86400')
    const direction = (['ltr', 'rtl'] as const).find((known) => file === `home-${known}.png`)
    if (direction) return sendPng(reply, await screenshotOf(config, direction), 'public, max-age=86400')
    if (file === 'ios') {
      const language = languageOfVisitor(request)
      return reply.redirect(`${platform.origins(request).stage}/store/${merchant}?language=${language}`)
    }
    if (file === `${host}.apk`) {
      const { androidPackage } = await import('./package.ts')
      return sendFile(reply, 'application/vnd.android.package-archive', file, () =>
        androidPackage({ brand, name: `example.${host}.app`, url: `${origin}/m/home` }),
      )
    }
    if (file !== `${host}.mobileconfig`) return notThere(reply)
    // Loaded lazily: its library is a fifth of the server's code and rarely needed.
    const { signedProfile } = await import('./profile.ts')
    const signed = await signedProfile({
      merchant,
      brand,
      identifier: `example.${host}.app`,
      url: `${origin}${CLIP_START}`,
      icon: await iconOf(config, 180),
    })
    return sendFile(reply, 'application/x-apple-aspen-config', file, () => signed)
  })
}

/** The merchant's name in Latin letters, which files and home screens of every language can show. */
const brandOf = (platform: SteeredPlatform, request: FastifyRequest, merchant: MerchantCode): string =>
  worldOfPage(request, platform)?.use(systemRepository).merchant(merchant).brand.EN ?? 'Understudy'

/** First label of a domain: `aurora` of `aurora.example`. */
const hostOf = (platform: SteeredPlatform, request: FastifyRequest, merchant: MerchantCode): string =>
  worldOfPage(request, platform)?.use(systemRepository).merchant(merchant).settings.mainDomain.split('.')[0] ?? merchant

const notThere = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is no such file.')

const sendPng = (reply: FastifyReply, bytes: Buffer, cache: string) =>
  reply.header('cache-control', cache).header('x-content-type-options', 'nosniff').type('image/png').send(bytes)

const sendFile = (reply: FastifyReply, type: string, name: string, bytes: () => Buffer) =>
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(bytes())
