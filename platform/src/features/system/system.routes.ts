import { type MerchantCode, MODULES, system, USUAL_MINIMUM_AGE } from '@understudy/contracts'
import { type Call, handle } from '../../binding/call.ts'
import { textIn } from '../../shared/text.ts'
import { MAINTENANCE_LENGTH } from '../../world/settings.ts'
import type { World } from '../../world/world.ts'
import { outsideOrigins } from '../vendor-wallet/index.ts'
import { addressesFor } from './sites.ts'
import { flagsRepository, type MerchantRow, systemRepository } from './system.repository.ts'
import { whitelabelTree } from './whitelabel.ts'

type Asked = Pick<Call, 'world' | 'merchant' | 'language' | 'origins'>

export const systemRoutes = [
  handle(system.systemStatus, (call) => {
    const { country, regionRestriction } = call.world.setting
    return {
      info: settingsOf(call),
      location: { ip: call.ip, country },
      maintenance: maintenanceOf(call.world),
      regionRestriction,
    }
  }),
  handle(system.settings, settingsOf),
  handle(system.customerService, customerServiceOf),
  handle(system.whitelabel, ({ world, merchant }) => whitelabelTree(world.use(flagsRepository).on(merchant))),
  handle(system.domainRoute, ({ world, merchant }) =>
    domainRoute(merchant, world.use(systemRepository).merchant(merchant)),
  ),
  handle(system.templates, ({ world, merchant }) => templates(world.use(systemRepository).merchant(merchant))),
  handle(system.countries, ({ world, language }) => {
    const countries = world.use(systemRepository).countries()
    const isOwnCountry = (code: string) => Number(code === world.setting.country)
    return [...countries]
      .sort((a, b) => isOwnCountry(b.code) - isOwnCountry(a.code))
      .map(({ name, ...country }) => ({ ...country, name: textIn(name, language) }))
  }),
]

const templates = ({ settings }: MerchantRow) => ({ mem_cen: settings.memCen, dep_func: settings.depFunc })

const USUAL_ROUTES = ['m.{domain}', 'play.{domain}']

const domainRoute = (merchantCode: MerchantCode, { settings }: MerchantRow) => ({
  domain: settings.mainDomain,
  merchantCode,
  routes: (settings.routes ?? USUAL_ROUTES).map((route) => route.replace('{domain}', settings.mainDomain)),
})

function settingsOf(call: Asked) {
  const { world, merchant, language, origins } = call
  const row = world.use(systemRepository).merchant(merchant)
  const { settings } = row
  const on = world.use(flagsRepository).on(merchant)
  const addressOf = addressesFor(call)
  return {
    merchantCode: merchant,
    brand: textIn(row.brand, language),
    customerService: customerServiceOf(call),
    domainRoute: domainRoute(merchant, row),
    mobileTemplate: templates(row),
    paths: { cricket: addressOf(settings.cricketUrl), stage: origins.stage },
    register: {
      methods: settings.registerMethods,
      captcha: { enabled: settings.registerCaptcha && on.has(MODULES.captcha) },
    },
    resources: row.resources
      .filter(({ resourceType }) => isOffered(resourceType, settings.downloads))
      .map(({ title, url, ...resource }) => ({
        ...resource,
        url: addressOf(url),
        ...(title ? { title: textIn(title, language) } : {}),
      })),
    whitelabel: whitelabelTree(on),
    mainDomain: settings.mainDomain,
    imageCDNs: ['/'],
    launchGameCDNs: [origins.stage, ...outsideOrigins(world, origins)],
    currency: row.currency,
    currencySymbol: row.currencySymbol,
    promotions: Object.fromEntries(Object.entries(row.promotions).map(([code, enabled]) => [code, { enabled }])),
    vip: { enabled: settings.vip },
    appDownload: { window: settings.appDownloadWindow, reminder: settings.appDownloadReminder },
    social: { ...settings.social, cloudSms: settings.registration.cloudSms },
    minimumAge: settings.minimumAge ?? USUAL_MINIMUM_AGE,
    popupAutoplay: settings.popupAutoplay,
    trail: settings.trail,
    licence: textIn(row.licence, language),
  }
}

function customerServiceOf(call: Asked): system.CustomerService[] {
  const { customerService } = call.world.use(systemRepository).merchant(call.merchant)
  const addressOf = addressesFor(call)
  return customerService.map(({ address, ...entry }) => ({
    ...entry,
    path: obfuscated(addressOf(address)),
  }))
}

/** Reports whether a resource is offered; only links to the app can be switched off. */
const isOffered = (type: system.Resource['resourceType'], downloads: readonly system.Download[]) =>
  !system.DOWNLOADS.some((known) => known === type) || downloads.some((offered) => offered === type)

function maintenanceOf({ setting }: World) {
  if (!setting.maintenance) return false as const
  const startTime = setting.maintenanceSince
  return { startTime, endTime: startTime + MAINTENANCE_LENGTH, message: '' }
}

const KEY_LENGTH = 8

/** Obfuscates a text as the platform does: Base64 of the text XOR an 8-character key, with the key appended. */
function obfuscated(text: string): string {
  const key = Buffer.from(text).toString('hex').padEnd(KEY_LENGTH, '7').slice(-KEY_LENGTH)
  const bytes = Buffer.from(text).map((byte, i) => byte ^ key.charCodeAt(i % KEY_LENGTH))
  return Buffer.from(bytes).toString('base64') + key
}
