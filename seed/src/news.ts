import type { MerchantCode } from '@understudy/contracts'
import { HOUR } from '@understudy/contracts/durations'
import { MERCHANT_CONFIGS } from '@understudy/merchants'
import { seedPart } from './seed-part.ts'
import { joinTexts, texts } from './texts.ts'
import { type Voice, voiceOf } from './voice.ts'
import type { Texts } from './world-seed.ts'

/** A line of the news ticker. */
interface NewsSeed {
  id: number
  merchant: MerchantCode
  title: Texts
  publishedAt: number
}

const PER_MERCHANT = 6

const LINES: readonly ((voice: Voice) => Texts)[] = [
  ({ brand }) =>
    joinTexts(
      brand,
      texts(' پر آج کے تمام میچ براہِ راست', ' par aaj ke tamam match barah e raast', ': all of today’s matches live'),
    ),
  () =>
    texts(
      'نیل گری شیر ہفتے کی مقبول ترین گیم',
      'Nilgiri Sher hafte ka maqbool tareen game',
      'Nilgiri Tiger is the game of the week',
    ),
  ({ money }) =>
    texts(
      `ایک خوش نصیب کو ${money(845000)} کا جیک پاٹ ملا`,
      `Aik khush naseeb ko ${money(845000)} ka jackpot mila`,
      `One lucky player hit a jackpot of ${money(845000)}`,
    ),
  () => texts('ساون پریمیئر کی ٹکٹیں آج سے', 'Sawan Premier ki ticketein aaj se', 'Monsoon Premier tickets from today'),
  () =>
    texts(
      'نئی ٹیم چائے کا کونا گلی چیلنج میں',
      'Nayi team Chai ka Kona Gali Challenge mein',
      'Chai Corner joins the Street Challenge',
    ),
  () =>
    texts(
      'رقم نکلوانے کا اوسط وقت اب گیارہ منٹ',
      'Raqam nikalwane ka ausat waqt ab gyarah minute',
      'Withdrawals now take eleven minutes on average',
    ),
  () =>
    texts(
      'چار یاروں کی تین پتی: ٹورنامنٹ اتوار کو',
      'Chaar Yaaron ki Teen Patti: tournament Itwaar ko',
      'Four Friends Teen Patti: tournament on Sunday',
    ),
  () =>
    texts(
      'موجوں کا جال نے نئی جھیل کھول دی',
      'Maujon ka Jaal ne nayi jheel khol di',
      'Tidal Net has opened a new lake',
    ),
]

/** Each merchant starts at a different line, so that two of them side by side show different news. */
const newsOf = (startAt: number): NewsSeed[] =>
  MERCHANT_CONFIGS.flatMap((merchant) => {
    const merchantIndex = merchant.number - 1
    const voice = voiceOf(merchant)
    return Array.from({ length: PER_MERCHANT }, (_, index) => {
      const line = LINES[(merchantIndex + index) % LINES.length]
      if (!line) throw new Error('No news')
      return {
        id: (merchantIndex + 1) * 100 + index + 1,
        merchant: merchant.code,
        title: line(voice),
        publishedAt: startAt - (1 + index * 7) * HOUR,
      }
    })
  })

export const newsPart = seedPart({ name: 'news', build: ({ startAt }) => newsOf(startAt), empty: [] })
