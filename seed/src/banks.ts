import { texts } from './texts.ts'
import type { BankSeed } from './world-seed.ts'

const bank = (bankCode: string, UR: string, EN: string, other: Partial<BankSeed> = {}): BankSeed => ({
  bankCode,
  name: texts(UR, EN, EN),
  kind: 'bank',
  minLength: 10,
  maxLength: 24,
  digitsOnly: false,
  ...other,
})
const WALLET = { kind: 'wallet', maxLength: 12, digitsOnly: true } as const

/** Invented banks of merchants that name none of their own. */
export const USUAL_BANKS: readonly BankSeed[] = [
  bank('MRJ', 'مرجان بینک', 'Marjan Bank'),
  bank('SHM', 'شمال کمرشل بینک', 'Shamal Commercial Bank'),
  bank('DRY', 'دریا سیونگز', 'Darya Savings'),
  bank('SNB', 'صنوبر بینک', 'Sanobar Bank'),
  bank('JGN', 'جگنو والٹ', 'Jugnu Wallet', WALLET),
  bank('PTA', 'پتّا پے', 'Patta Pay', WALLET),
  bank('USX', 'یو ایس ایکس کوائن', 'USX coin', { kind: 'crypto', minLength: 26, maxLength: 64 }),
]
