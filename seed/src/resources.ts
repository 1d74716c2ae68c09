import { artUrl } from '@understudy/art'
import type { MerchantConfig } from '@understudy/merchants'
import { texts } from './texts.ts'
import type { MerchantSeed, Texts } from './world-seed.ts'

type Resource = MerchantSeed['resources'][number]

/** Number of entries in the short footer. */
const SHORT = { sponsors: 4, payments: 6, responsible: 2 }

const SOCIAL = [
  ['GOOGLE', texts('گوگل', 'Google', 'Google')],
  ['TWITTER', texts('ٹوئٹر', 'Twitter', 'Twitter')],
  ['INSTAGRAM', texts('انسٹاگرام', 'Instagram', 'Instagram')],
  ['LINE', texts('لائن', 'Line', 'Line')],
  ['SKYPE', texts('اسکائپ', 'Skype', 'Skype')],
  ['FACEBOOK', texts('فیس بک', 'Facebook', 'Facebook')],
  ['YOUTUBE', texts('یوٹیوب', 'YouTube', 'YouTube')],
  ['TELEGRAM', texts('ٹیلی گرام', 'Telegram', 'Telegram')],
  ['TIKTOK', texts('ٹک ٹاک', 'TikTok', 'TikTok')],
  ['WHATSAPP', texts('واٹس ایپ', 'WhatsApp', 'WhatsApp')],
] as const

type Mark = readonly [slug: string, title: Texts]

const SPONSORS: readonly Mark[] = [
  ['river-cup', texts('دریائی کپ', 'Daryai Cup', 'River Cup')],
  ['lantern-league', texts('فانوس لیگ', 'Fanoos League', 'Lantern League')],
  ['kite-makers', texts('پتنگ ساز', 'Patang Saaz', 'Kite Makers')],
  ['marjan', texts('کلب مرجان', 'Club Marjan', 'Marjan Club')],
  ['kohsar', texts('کلب کوہسار', 'Club Kohsar', 'Kohsar Club')],
  ['tonga-tea', texts('تانگہ چائے', 'Taanga Chai', 'Tonga Tea')],
  ['moti-radio', texts('موتی ریڈیو', 'Moti Radio', 'Moti Radio')],
  ['bat-and-willow', texts('بلا اور بید', 'Balla aur Baid', 'Bat and Willow')],
  ['blue-heron', texts('نیلا بگلا', 'Neela Bagla', 'Blue Heron')],
]

/** The providers that one can deposit with. */
const PAYMENTS: readonly Mark[] = [
  ['lantern-pay', texts('لالٹین پے', 'Lantern Pay', 'Lantern Pay')],
  ['marjan-bank', texts('مرجان بینک', 'Marjan Bank', 'Marjan Bank')],
  ['darya-savings', texts('دریا سیونگز', 'Darya Savings', 'Darya Savings')],
  ['jugnu-wallet', texts('جگنو والٹ', 'Jugnu Wallet', 'Jugnu Wallet')],
  ['scratch-card', texts('اسکریچ کارڈ', 'Scratch card', 'Scratch card')],
  ['usx-coin', texts('یو ایس ایکس کوائن', 'USX coin', 'USX coin')],
  ['qr-code', texts('کیو آر کوڈ', 'QR code', 'QR code')],
]

const RESPONSIBLE: readonly Mark[] = [
  ['adults-only', texts('صرف 18 سال سے زائد', 'Sirf 18 saal se zaid', 'Adults only, 18+')],
  ['play-within-limits', texts('حد میں کھیلیں', 'Had mein khelein', 'Play within limits')],
  ['time-out', texts('وقفہ لیں', 'Waqfa lein', 'Take a break')],
  ['talk-to-us', texts('ہم سے بات کریں', 'Hum se baat karein', 'Talk to us')],
]

const LICENCE_TITLE = texts('جزائر مرجان گیمنگ بورڈ', 'Jazair e Marjan Gaming Board', 'Marjan Isles Gaming Board')

export function resources({ code, host, footer, video }: MerchantConfig): Resource[] {
  const full = footer === 'full'
  const channels = SOCIAL.filter(([type]) => type !== 'YOUTUBE' || video)
  return [
    { resourceType: 'IOS', url: `/download/${code}/ios` },
    { resourceType: 'Android', url: `/download/${code}/${host}.apk` },
    { resourceType: 'MOBILECONFIG', url: `/download/${code}/${host}.mobileconfig` },
    { resourceType: 'AppDownloadIcon', url: artUrl.icon('app-download') },
    ...channels.map(([resourceType, title]): Resource => {
      const channel = resourceType.toLowerCase()
      return { resourceType, url: `https://social.${host}.example/${channel}`, title, image: artUrl.icon(channel) }
    }),
    ...SPONSORS.slice(0, full ? undefined : SHORT.sponsors).map(([slug, title]): Resource => {
      return { resourceType: 'SPONSOR', url: `https://${slug}.example/`, title, image: artUrl.sponsor(slug) }
    }),
    ...PAYMENTS.slice(0, full ? undefined : SHORT.payments).map(([slug, title]): Resource => {
      return { resourceType: 'PAYMENT', url: `https://${slug}.example/`, title, image: artUrl.payment(slug) }
    }),
    ...RESPONSIBLE.slice(0, full ? undefined : SHORT.responsible).map(([slug, title]): Resource => {
      return { resourceType: 'RESPONSIBLE', url: `https://play-safe.example/${slug}`, title, image: artUrl.badge(slug) }
    }),
    {
      resourceType: 'LICENCE',
      url: `https://board.marjan-isles.example/${host}`,
      title: LICENCE_TITLE,
      image: artUrl.badge('licence'),
    },
  ]
}
