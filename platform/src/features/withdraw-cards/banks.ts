import type { LanguageCode, withdrawCards } from '@understudy/contracts'
import type { Texts } from '@understudy/seed'
import { textIn } from '../../shared/text.ts'

interface Bank {
  name: Texts
  kind: withdrawCards.CardKind
  /** Length of an account number. */
  length: readonly [min: number, max: number]
  digitsOnly: boolean
}

const bank = (UR: string, EN: string): Bank => ({
  name: { UR, EN, 'UR-LA': EN },
  kind: 'bank',
  length: [10, 24],
  digitsOnly: false,
})
const mobileWallet = (UR: string, EN: string): Bank => ({
  name: { UR, EN, 'UR-LA': EN },
  kind: 'wallet',
  length: [10, 12],
  digitsOnly: true,
})

/** Invented banks and wallets for payouts. */
export const BANKS: Readonly<Record<string, Bank>> = {
  MRJ: bank('مرجان بینک', 'Marjan Bank'),
  SHM: bank('شمال کمرشل بینک', 'Shamal Commercial Bank'),
  DRY: bank('دریا سیونگز', 'Darya Savings'),
  SNB: bank('صنوبر بینک', 'Sanobar Bank'),
  JGN: mobileWallet('جگنو والٹ', 'Jugnu Wallet'),
  PTA: mobileWallet('پتّا پے', 'Patta Pay'),
  USX: {
    name: { UR: 'یو ایس ایکس کوائن', 'UR-LA': 'USX coin', EN: 'USX coin' },
    kind: 'crypto',
    length: [26, 64],
    digitsOnly: false,
  },
}

/** Undefined for an unknown code. */
export const bankOf = (code: string): Bank | undefined => (Object.hasOwn(BANKS, code) ? BANKS[code] : undefined)

export const bankName = (code: string, language: LanguageCode): string => {
  const match = bankOf(code)
  return match ? textIn(match.name, language) : code
}

export const fitsBank = ({ length: [min, max], digitsOnly }: Bank, accountNo: string): boolean =>
  accountNo.length >= min && accountNo.length <= max && (!digitsOnly || /^\d+$/.test(accountNo))
