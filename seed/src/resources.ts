import { artUrl } from '@understudy/art'
import type { sites } from '@understudy/contracts'
import type { MerchantConfig } from '@understudy/merchants'
import { depositChannelsOf } from './deposit-channels.ts'
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

const RESPONSIBLE: readonly Mark[] = [
  ['adults-only', texts('صرف 18 سال سے زائد', 'Sirf 18 saal se zaid', 'Adults only, 18+')],
  ['play-within-limits', texts('حد میں کھیلیں', 'Had mein khelein', 'Play within limits')],
  ['time-out', texts('وقفہ لیں', 'Waqfa lein', 'Take a break')],
  ['talk-to-us', texts('ہم سے بات کریں', 'Hum se baat karein', 'Talk to us')],
]

const LICENCE_TITLE = texts('جزائر مرجان گیمنگ بورڈ', 'Jazair e Marjan Gaming Board', 'Marjan Isles Gaming Board')

/**
 * The address of another party's site on the stage: the server puts in the origin of the stage and the id of the
 * merchant's sites there.
 */
export const stagedSite = (kind: string, name: string): string => `{stage}/site/{site}/${kind}/${name}`

export function resources({ code, number, host, footer, video, links }: MerchantConfig): Resource[] {
  const full = footer === 'full'
  const networks = SOCIAL.filter(([type]) => type !== 'YOUTUBE' || video)
  const marks = (
    [resourceType, kind]: readonly ['SPONSOR' | 'PAYMENT' | 'RESPONSIBLE', sites.SiteKind],
    list: readonly Mark[],
    picture: (slug: string) => string,
    short: number,
  ) =>
    list.slice(0, full ? undefined : short).map(([slug, title]): Resource => {
      return { resourceType, url: stagedSite(kind, slug), title, image: picture(slug) }
    })
  return [
    { resourceType: 'IOS', url: `/download/${code}/ios` },
    { resourceType: 'Android', url: `/download/${code}/${host}.apk` },
    { resourceType: 'MOBILECONFIG', url: `/download/${code}/${host}.mobileconfig` },
    { resourceType: 'AppDownloadIcon', url: artUrl.icon('app-download') },
    ...networks.map(([resourceType, title]): Resource => {
      const network = resourceType.toLowerCase()
      const url = links?.[resourceType] ?? stagedSite('social', network)
      return { resourceType, url, title, image: artUrl.icon(network) }
    }),
    ...marks(['SPONSOR', 'sponsor'], SPONSORS, artUrl.sponsor, SHORT.sponsors),
    ...marks(['PAYMENT', 'payment'], paymentMarks(number), artUrl.payment, SHORT.payments),
    ...marks(['RESPONSIBLE', 'responsible'], RESPONSIBLE, artUrl.badge, SHORT.responsible),
    {
      resourceType: 'LICENCE',
      url: links?.LICENCE ?? stagedSite('licence', 'board'),
      title: LICENCE_TITLE,
      image: artUrl.badge('licence'),
    },
  ]
}

/** The providers that one can deposit with. */
const paymentMarks = (number: number): Mark[] =>
  depositChannelsOf(number).map(({ facts: { logo, name } }) => [logo, name] as const)
