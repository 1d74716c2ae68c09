import { MODULE_IDS, type ModuleId } from '@understudy/contracts'
import { MERCHANT_CONFIGS, type MerchantConfig } from '@understudy/merchants'
import { registrationForm } from './registration-rules.ts'
import { resources } from './resources.ts'
import { seedPart } from './seed-part.ts'
import { texts } from './texts.ts'
import type { MerchantSeed, Texts } from './world-seed.ts'

type Settings = MerchantSeed['settings']

/** Licence text of a merchant; the authority is invented. */
const licensed = (number: string): Texts =>
  texts(
    `جزائر مرجان گیمنگ بورڈ سے منظور شدہ، لائسنس نمبر ${number}۔ نمائشی پلیٹ فارم، اصل رقم کے بغیر۔`,
    `Jazair e Marjan Gaming Board se manzoor shuda, licence number ${number}. Numaishi platform, asal raqam ke baghair.`,
    `Licensed by the Marjan Isles Gaming Board, number ${number}. A demo platform without real money.`,
  )

/** Default settings of merchants. */
const usualSettings = (): Omit<Settings, 'cricketUrl' | 'mainDomain' | 'registration'> => ({
  vip: true,
  appDownloadWindow: true,
  appDownloadReminder: true,
  popupAutoplay: false,
  trail: 1,
  memCen: '1',
  depFunc: '1',
  isSingle: 1,
  downloads: ['IOS', 'Android', 'MOBILECONFIG'],
  social: { google: true, facebook: true, cloudReady: true },
  registerMethods: ['username', 'mobileNum'],
  registerCaptcha: true,
})

const flagsOf = (modules: MerchantConfig['modules']): Record<ModuleId, boolean> =>
  Object.fromEntries(
    MODULE_IDS.map((id) => [id, 'on' in modules ? modules.on.includes(id) : !modules.off.includes(id)]),
  ) as Record<ModuleId, boolean>

/** `{stage}` stands for the origin of the staged third parties, `{site}` for the id of the merchant's sites there. */
const customerService = (code: string): MerchantSeed['customerService'] => [
  { csType: 'LIVECHAT', address: `{stage}/desk/${code}` },
  { csType: 'LIVECHAT 1', address: `{stage}/desk/${code}#payments` },
  { title: 'CS', address: `{stage}/contact/${code}/desk` },
  { title: 'whatsapp', address: `{stage}/contact/${code}/messenger` },
]

const merchants = (): MerchantSeed[] =>
  MERCHANT_CONFIGS.map((merchant) => {
    const { code, host, brand, currency, currencySymbol, licenceNumber, modules, promotions } = merchant
    const { fields, ...checks } = merchant.registration
    return {
      code,
      brand,
      currency,
      currencySymbol,
      flags: flagsOf(modules),
      promotions: { ...promotions },
      settings: {
        ...usualSettings(),
        ...merchant.settings,
        registration: registrationForm(fields, checks),
        cricketUrl: merchant.links?.cricket ?? '{stage}/cricket/{site}',
        mainDomain: `${host}.example`,
      },
      licence: licensed(licenceNumber),
      customerService: customerService(code),
      resources: resources(merchant),
    }
  })

export const merchantsPart = seedPart({ name: 'merchants', build: merchants })
