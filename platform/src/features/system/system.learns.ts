import { MODULE_IDS, MODULES, system, type WhitelabelNode } from '@understudy/contracts'
import { decodedPath } from '@understudy/contracts/service-path'
import { type Learns, learns, type Notes, type RecordedCall } from '../../binding/learns.ts'

export const systemLearns: readonly Learns[] = [
  learns(system.systemStatus, ({ info, location, maintenance, regionRestriction }, into, call) => {
    into.set({
      ...(/^[A-Z]{2}$/.test(location.country) && { country: location.country }),
      maintenance: maintenance !== false,
      regionRestriction,
    })
    takeSettings(info, into, call)
  }),
  learns(system.settings, takeSettings),
  learns(system.domainRoute, (route, into) => into.set({ settings: routesIn(route, into) })),
  learns(system.whitelabel, (tree, into) => into.set({ flags: flagsIn(tree) })),
  learns(system.templates, (templates, into) => into.set({ settings: templatesIn(templates) })),
  learns(system.customerService, (list, into, call) => into.set({ customerService: servicesIn(list, into, call) })),
]

const templatesIn = ({ mem_cen, dep_func }: { mem_cen: string; dep_func: string }) => ({
  memCen: mem_cen.slice(0, 4),
  depFunc: dep_func.slice(0, 4),
})

/** How a host begins that is below a domain. */
const LABELS = /^([a-z0-9-]{1,63}\.){1,9}$/i
const isInvented = (host: string) => /^([a-z0-9-]{1,63}\.){1,9}(example|test|invalid)$/i.test(host)

/** The domain and the hosts of a merchant; of somebody's own only how the hosts below it begin. */
function routesIn({ domain, routes }: Pick<system.SettingsInfo['domainRoute'], 'domain' | 'routes'>, into: Notes) {
  const [name = ''] = domain.split('.')
  const isOwn = !isInvented(domain)
  if (isOwn) into.invented('settings', 'the domain')
  const hosts = routes.flatMap((host) => {
    const start = host.endsWith(`.${domain}`) ? host.slice(0, -domain.length) : undefined
    if (start !== undefined && LABELS.test(start) && !(isOwn && start.includes(name))) return [`${start}{domain}`]
    if (isInvented(host)) return [host]
    into.leftOut('settings', 'hosts that are somebody’s own')
    return []
  })
  return {
    ...(!isOwn && { mainDomain: domain }),
    ...((hosts.length > 0 || routes.length === 0) && { routes: hosts.slice(0, 50) }),
  }
}

/** The switches of a tree; one that it does not have is off. */
function flagsIn(tree: readonly WhitelabelNode[]): Record<string, boolean> {
  const on = new Set<string>()
  const walk = (nodes: readonly WhitelabelNode[]) => {
    for (const { modId, enabled, childrenNodes } of nodes)
      if (enabled === '1') {
        on.add(modId)
        walk(childrenNodes)
      }
  }
  walk(tree)
  return Object.fromEntries(MODULE_IDS.map((id) => [id, on.has(id)]))
}

/** Contacts lead to a desk on the stage, as those of a recording are somebody's own. */
const servicesIn = (list: readonly system.CustomerService[], into: Notes, call: RecordedCall) =>
  list.map(({ csType, title, path }) => ({
    ...(csType !== undefined && { csType }),
    ...(title !== undefined && { title }),
    address: into.staged(
      decodedPath(path) ?? '',
      call,
      csType ? '{stage}/desk/{merchant}' : '{stage}/contact/{merchant}/desk',
    ),
  }))

function takeSettings(info: system.SettingsInfo, into: Notes, call: RecordedCall): void {
  const flags = flagsIn(info.whitelabel)
  const { cloudSms: _, ...social } = info.social
  into.set({
    brand: into.words(info.brand),
    licence: into.words(info.licence),
    currency: info.currency,
    currencySymbol: info.currencySymbol,
    flags,
    promotions: Object.fromEntries(Object.entries(info.promotions).map(([code, { enabled }]) => [code, enabled])),
    customerService: servicesIn(info.customerService, into, call),
    resources: info.resources.map(({ resourceType, url, title, image }) => {
      const picture = image === undefined ? undefined : into.picture(image)
      return {
        resourceType,
        url: into.staged(url, call, `{stage}/site/{site}/social/${resourceType.toLowerCase()}`),
        ...(title !== undefined && { title: into.words(title) }),
        ...(picture !== undefined && { image: picture }),
      }
    }),
    settings: {
      vip: info.vip.enabled,
      appDownloadWindow: info.appDownload.window,
      appDownloadReminder: info.appDownload.reminder,
      popupAutoplay: info.popupAutoplay,
      trail: info.trail,
      minimumAge: info.minimumAge,
      social,
      registerMethods: info.register.methods,
      ...(flags[MODULES.captcha] && { registerCaptcha: info.register.captcha.enabled }),
      downloads: system.DOWNLOADS.filter((type) => info.resources.some(({ resourceType }) => resourceType === type)),
      cricketUrl: into.staged(info.paths.cricket, call, '{stage}/cricket/{site}'),
      ...routesIn(info.domainRoute, into),
      ...templatesIn(info.mobileTemplate),
    },
  })
}
