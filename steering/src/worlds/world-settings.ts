import { type control, moduleNamed, session, USUAL_MINIMUM_AGE } from '@understudy/contracts'
import { flagsRepository, type MerchantRow, systemRepository } from '@understudy/platform/features/system/index.ts'
import { isBounded } from '@understudy/platform/shared/bounded-pattern.ts'
import { cashierOf } from '@understudy/platform/world/settings.ts'
import type { World } from '@understudy/platform/world/world.ts'
import type { z } from 'zod/mini'
import { invalidField } from '../api/control-problem.ts'

type Change = z.output<typeof control.patchSettings.body>

export function settingsOf(world: World): control.WorldSettings {
  const { settings, promotions } = world.use(systemRepository).merchant(world.merchant)
  const { maintenance, regionRestriction, country, failuresAs200, pinnedCode } = world.setting
  const { slideCheck = 'ask', passkeyCheck = 'ask' } = world.setting
  const { since: _since, ...cashier } = cashierOf(world)
  return {
    merchant: world.merchant,
    merchants: world.use(systemRepository).codes(),
    flags: world.use(flagsRepository).all(world.merchant),
    promotions,
    status: { maintenance, regionRestriction },
    country,
    failuresAs200,
    pinnedCode: pinnedCode ?? null,
    slideCheck,
    passkeyCheck,
    cashier,
    merchantSettings: {
      vip: settings.vip,
      appDownloadWindow: settings.appDownloadWindow,
      appDownloadReminder: settings.appDownloadReminder,
      popupAutoplay: settings.popupAutoplay,
      trail: settings.trail,
      trialMinutes: settings.trialMinutes ?? session.USUAL_TRIAL_MINUTES,
      memCen: settings.memCen,
      depFunc: settings.depFunc,
      minimumAge: settings.minimumAge ?? USUAL_MINIMUM_AGE,
      ...settings.social,
      downloads: settings.downloads,
      registerMethods: settings.registerMethods,
      registerCaptcha: settings.registerCaptcha,
      cloudSms: settings.registration.cloudSms,
      smsVerification: settings.registration.smsVerification,
      invitationCheck: settings.registration.invitationCheck,
      registrationFields: settings.registration.fields,
    },
  }
}

/** Changes settings, all or none. @throws ControlProblem 422 */
export function changeSettings(world: World, change: Change): void {
  const flags = Object.entries(change.flags ?? {}).map(([name, enabled]) => ({ id: moduleId(name), enabled }))
  if (change.merchant !== undefined && !world.use(systemRepository).has(change.merchant))
    throw invalidField('merchant', 'the world has no such merchant')
  world.transaction(() => {
    const { maintenance, regionRestriction } = change.status ?? {}
    world.change({
      ...defined({ merchant: change.merchant, country: change.country, failuresAs200: change.failuresAs200 }),
      ...defined({ maintenance, regionRestriction }),
      ...(change.pinnedCode === undefined ? {} : { pinnedCode: change.pinnedCode ?? undefined }),
      ...defined({ slideCheck: change.slideCheck, passkeyCheck: change.passkeyCheck }),
      ...(change.cashier ? { cashier: { ...cashierOf(world), ...defined(change.cashier), since: world.now() } } : {}),
      ...(maintenance && !world.setting.maintenance ? { maintenanceSince: world.now() } : {}),
    })
    for (const { id, enabled } of flags) world.use(flagsRepository).set(world.merchant, id, enabled)
    const system = world.use(systemRepository)
    const { settings, promotions } = system.merchant(world.merchant)
    if (change.promotions)
      system.changeMerchant(world.merchant, { promotions: { ...promotions, ...change.promotions } })
    if (change.merchantSettings) {
      const { cloudReady, google, facebook, registrationFields, ...more } = change.merchantSettings
      const { cloudSms, smsVerification, invitationCheck, ...others } = more
      const social = { ...settings.social, ...defined({ cloudReady, google, facebook }) }
      const registration = {
        ...settings.registration,
        ...defined({ cloudSms, smsVerification, invitationCheck }),
        fields: changedRules(settings.registration.fields, registrationFields ?? {}),
      }
      system.changeMerchant(world.merchant, { settings: { ...settings, ...defined(others), social, registration } })
    }
  })
}

type Rules = MerchantRow['settings']['registration']['fields']
type RuleChanges = NonNullable<NonNullable<Change['merchantSettings']>['registrationFields']>

function changedRules(rules: Rules, changes: RuleChanges): Rules {
  const changed = Object.entries(changes).map(([name, change]) => {
    const rule = { ...rules[name as keyof Rules], ...defined(change) }
    if (rule.minLength > rule.maxLength)
      throw invalidField(`merchantSettings.registrationFields.${name}`, 'the least length is above the greatest')
    if (rule.acceptedPattern !== '*' && !isBounded(rule.acceptedPattern))
      throw invalidField(
        `merchantSettings.registrationFields.${name}.acceptedPattern`,
        'the pattern can match a text in too many ways to end soon',
      )
    return [name, rule]
  })
  return { ...rules, ...Object.fromEntries(changed) }
}

function moduleId(name: string): string {
  const id = moduleNamed(name)
  if (id === undefined) throw invalidField(`flags.${name}`, 'no switch has that id or name')
  return id
}

const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<{
    [K in keyof T]: Exclude<T[K], undefined>
  }>
