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
  learns(system.whitelabel, (tree, into) => into.set({ flags: flagsIn(tree) })),
  learns(system.templates, (templates, into) => into.set({ settings: templatesIn(templates) })),
  learns(system.customerService, (list, into, call) => into.set({ customerService: servicesIn(list, into, call) })),
]

const templatesIn = ({ mem_cen, dep_func }: { mem_cen: string; dep_func: string }) => ({
  memCen: mem_cen.slice(0, 4),
  depFunc: dep_func.slice(0, 4),
})

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
  const isInvented = /\.(example|test|invalid)$/.test(info.mainDomain)
  if (!isInvented) into.invented('settings', 'the domain')
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
      ...(isInvented && { mainDomain: info.mainDomain }),
      ...templatesIn(info.mobileTemplate),
    },
  })
}
