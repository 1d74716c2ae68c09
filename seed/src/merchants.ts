import { MERCHANTS, type MerchantCode, MODULE_IDS, type ModuleId } from '@understudy/contracts'
import { registrationForm } from './registration-rules.ts'
import { resources } from './resources.ts'
import { seedPart } from './seed-part.ts'
import { texts } from './texts.ts'
import type { MerchantSeed, Texts } from './world-seed.ts'

type Settings = MerchantSeed['settings']

export interface House {
  /** Name inside its example domains. */
  host: string
  brand: Texts
  currency: string
  currencySymbol: string
  licence: Texts
  /** Modules switched off, or, for a house that has little, the only ones switched on. */
  flags: { off: readonly ModuleId[] } | { on: readonly ModuleId[] }
  promotions: Record<'REFERRAL' | 'APP_DOWNLOAD', boolean>
  settings: Omit<Settings, 'cricketUrl' | 'mainDomain'>
}

/** What browsing, logging in and starring games need. */
const BASIC_MODULES: readonly ModuleId[] = [
  'COMM3',
  'REG3',
  'CAPTCHA3',
  'PASS3',
  'GAMELO3',
  'GAMELOHOT3',
  'GAMELOFAV3',
  'GAMELOREC3',
]

/** Every house is licensed by an island that is on no chart. */
const licensed = (number: string): Texts =>
  texts(
    `جزائر مرجان گیمنگ بورڈ سے منظور شدہ، لائسنس نمبر ${number}۔ نمائشی پلیٹ فارم، اصل رقم کے بغیر۔`,
    `Jazair e Marjan Gaming Board se manzoor shuda, licence number ${number}. Numaishi platform, asal raqam ke baghair.`,
    `Licensed by the Marjan Isles Gaming Board, number ${number}. A demo platform without real money.`,
  )

const everything: House['settings'] = {
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
  registration: registrationForm({ recommenderId: { enabled: true } }, { smsVerification: true }),
  registerMethods: ['username', 'mobileNum'],
  registerCaptcha: true,
}

export const HOUSES: Readonly<Record<MerchantCode, House>> = {
  aurora1: {
    host: 'aurora',
    brand: texts('اورورا', 'Aurora', 'Aurora'),
    currency: 'PKR',
    currencySymbol: 'Rs',
    licence: licensed('MIG-1001-A'),
    // The two extra checks of a login have scenarios of their own: here a name and a password open the door.
    flags: { off: ['GEETEST3', 'LOGINIPVERF3'] },
    promotions: { REFERRAL: true, APP_DOWNLOAD: true },
    settings: everything,
  },
  basalt2: {
    host: 'basalt',
    brand: texts('بیسالٹ', 'Basalt', 'Basalt'),
    currency: 'PKR',
    currencySymbol: 'Rs',
    licence: licensed('MIG-2002-B'),
    flags: { on: BASIC_MODULES },
    promotions: { REFERRAL: false, APP_DOWNLOAD: false },
    settings: {
      vip: false,
      appDownloadWindow: false,
      appDownloadReminder: false,
      popupAutoplay: false,
      trail: 0,
      memCen: '0',
      depFunc: '0',
      isSingle: 1,
      downloads: ['Android'],
      social: { google: false, facebook: false, cloudReady: false },
      // The strict house: short passwords of letters and digits only, and nothing asked beyond them.
      registration: registrationForm(
        {
          password: {
            maxLength: 12,
            acceptedPattern: '(?=.*[A-Za-z])(?=.*\\d)[A-Za-z0-9]+',
            patternId: 'password_strict',
          },
          email: { enabled: false },
          nickname: { enabled: false },
          mobileNum: { enabled: false },
          affiliateCode: { enabled: false },
        },
        { invitationCheck: false },
      ),
      registerMethods: ['username'],
      registerCaptcha: true,
    },
  },
  cedar3: {
    host: 'cedar',
    brand: texts('سیڈر', 'Cedar', 'Cedar'),
    currency: 'PKR',
    currencySymbol: 'Rs',
    licence: licensed('MIG-3003-C'),
    flags: { off: ['FACEBOOKLOGIN3', 'GEETEST3', 'LOGINIPVERF3', 'PWDEXPFORCECHANGE3'] },
    promotions: { REFERRAL: true, APP_DOWNLOAD: true },
    settings: {
      ...everything,
      depFunc: '0',
      isSingle: 0,
      popupAutoplay: true,
      // The house whose codes come from the cloud service.
      registration: registrationForm({ recommenderId: { enabled: true } }, { smsVerification: true, cloudSms: true }),
      social: { google: true, facebook: false, cloudReady: true },
    },
  },
  dune4: {
    host: 'dune',
    brand: texts('ڈیون', 'Dune', 'Dune'),
    currency: 'AED',
    currencySymbol: 'Dh',
    licence: licensed('MIG-4004-D'),
    flags: {
      off: ['GOOGLELOGIN3', 'FACEBOOKLOGIN3', 'GEETEST3', 'LOGINIPVERF3', 'PWDEXPFORCECHANGE3', 'CBS3', 'AGENTPOLICY3'],
    },
    promotions: { REFERRAL: true, APP_DOWNLOAD: false },
    settings: {
      ...everything,
      memCen: '0',
      appDownloadReminder: false,
      // Where one plays from twenty-one on.
      minimumAge: 21,
      social: { google: false, facebook: false, cloudReady: false },
      registerMethods: ['mobileNum'],
    },
  },
  ember5: {
    host: 'ember',
    brand: texts('ایمبر', 'Ember', 'Ember'),
    currency: 'BDT',
    currencySymbol: 'Tk',
    licence: licensed('MIG-5005-E'),
    flags: {
      off: ['MOBILEVERCODELOGIN3', 'MISSIONLB3', 'MANPLAYREB3', 'GEETEST3', 'LOGINIPVERF3', 'PWDEXPFORCECHANGE3'],
    },
    promotions: { REFERRAL: false, APP_DOWNLOAD: true },
    settings: {
      ...everything,
      vip: false,
      memCen: '0',
      depFunc: '0',
      trail: 0,
      registerCaptcha: false,
      registration: registrationForm(),
      social: { google: true, facebook: true, cloudReady: true },
    },
  },
}

const flagsOf = (flags: House['flags']): Record<ModuleId, boolean> =>
  Object.fromEntries(
    MODULE_IDS.map((id) => [id, 'on' in flags ? flags.on.includes(id) : !flags.off.includes(id)]),
  ) as Record<ModuleId, boolean>

const customerService = (host: string): MerchantSeed['customerService'] => [
  { csType: 'LIVECHAT', address: `https://chat.${host}.example/live` },
  { csType: 'LIVECHAT 1', address: `https://chat.${host}.example/live-two` },
  { title: 'CS', address: `https://help.${host}.example/contact` },
  { title: 'whatsapp', address: `https://message.${host}.example/to/desk` },
]

const merchants = (): MerchantSeed[] =>
  MERCHANTS.map((code) => {
    const { host, brand, currency, currencySymbol, licence, flags, promotions, settings } = HOUSES[code]
    return {
      code,
      brand,
      currency,
      currencySymbol,
      flags: flagsOf(flags),
      promotions: { ...promotions },
      settings: {
        ...settings,
        social: { ...settings.social },
        registerMethods: [...settings.registerMethods],
        downloads: [...settings.downloads],
        cricketUrl: `https://cricket.${host}.example/`,
        mainDomain: `${host}.example`,
      },
      licence,
      customerService: customerService(host),
      resources: resources(code, host),
    }
  })

export const merchantsPart = seedPart({ name: 'merchants', build: merchants })
