import type { LanguageCode, MerchantCode } from '@understudy/contracts'
import { type BankSeed, USUAL_BANKS } from '@understudy/seed'
import { textIn } from '../../shared/text.ts'
import type { World } from '../../world/world.ts'
import { systemRepository } from '../system/index.ts'

/** A payout account's bank, at the merchant of its member. */
interface OfBank {
  merchant: MerchantCode
  bankCode: string
}

/** The banks that a merchant pays to. */
export const banksOf = (world: World, merchant: MerchantCode): readonly BankSeed[] =>
  world.use(systemRepository).merchant(merchant).settings.banks ?? USUAL_BANKS

/** Undefined for an unknown code. */
export const bankOf = (world: World, { merchant, bankCode }: OfBank): BankSeed | undefined =>
  banksOf(world, merchant).find((bank) => bank.bankCode === bankCode)

/** The bank's name; of an unknown one its code. */
export function bankName(world: World, of: OfBank, language: LanguageCode): string {
  const bank = bankOf(world, of)
  return bank ? textIn(bank.name, language) : of.bankCode
}

export const fitsBank = ({ minLength, maxLength, digitsOnly }: BankSeed, accountNo: string): boolean =>
  accountNo.length >= minLength && accountNo.length <= maxLength && (!digitsOnly || /^\d+$/.test(accountNo))
