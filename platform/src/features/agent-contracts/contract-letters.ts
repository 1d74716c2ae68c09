import type { agentContracts } from '@understudy/contracts'
import { joinTexts, type Texts, texts } from '@understudy/seed'
import { escaped } from '../../shared/text.ts'
import type { World } from '../../world/world.ts'
import { amountInLetter, writeLetter } from '../inbox/index.ts'
import { membersRepository } from '../member/index.ts'
import { systemRepository } from '../system/index.ts'
import type { ContractRow } from './agent-contracts.repository.ts'

const OWED = texts('معاہدے کی ادائیگی باقی ہے', 'Contract ki adaigi baqi hai', 'A payment of a contract is owed')
const PAID = texts('معاہدے کی ادائیگی ہو گئی', 'Contract ki adaigi ho gayi', 'A payment of a contract has arrived')
const LAPSED = texts('معاہدے کی ادائیگی منسوخ', 'Contract ki adaigi mansookh', 'A payment of a contract has lapsed')

const KINDS: Record<agentContracts.ContractKind, Texts> = {
  salary: texts('روزانہ تنخواہ', 'Rozana tankhwah', 'Daily salary'),
  dividend: texts('منافع', 'Munafa', 'Dividend'),
  hour: texts('گھنٹہ وار تنخواہ', 'Ghanta waar tankhwah', 'Hourly salary'),
}

/** What each side reads after the amount, the kind and the other side's name. */
const LETTERS: Record<'owed' | 'paid' | 'lapsed', { title: Texts; toPayer?: Texts; toPayee: Texts }> = {
  owed: {
    title: OWED,
    toPayer: texts(
      ' ادا نہیں ہو سکے: آپ کے مرکزی والٹ میں رقم کم تھی۔ تیس دن تک ہر روز دوبارہ کوشش ہوتی ہے۔',
      ' ada nahin ho sake: aap ke markazi wallet mein raqam kam thi. Tees din tak har roz dobara koshish hoti hai.',
      ' could not be paid: there was too little in your main wallet. It is tried again every day for thirty days.',
    ),
    toPayee: texts(
      ' ابھی آپ کو نہیں ملے۔ تیس دن تک ہر روز دوبارہ کوشش ہوتی ہے۔',
      ' abhi aap ko nahin mile. Tees din tak har roz dobara koshish hoti hai.',
      ' are still owed to you. It is tried again every day for thirty days.',
    ),
  },
  paid: {
    title: PAID,
    toPayee: texts(
      ' جو باقی تھے، آپ کے والٹ میں آ گئے ہیں۔',
      ' jo baqi thay, aap ke wallet mein aa gaye hain.',
      ', which were owed to you, are in your wallet.',
    ),
  },
  lapsed: {
    title: LAPSED,
    toPayer: texts(
      ' تیس دن میں ادا نہیں ہوئے اور اب ادا نہیں ہوں گے۔',
      ' tees din mein ada nahin hue aur ab ada nahin hon ge.',
      ' were not paid within thirty days and will not be any more.',
    ),
    toPayee: texts(
      ' تیس دن میں آپ کو نہیں ملے اور اب نہیں ملیں گے۔',
      ' tees din mein aap ko nahin mile aur ab nahin milein ge.',
      ' were not paid to you within thirty days and will not be any more.',
    ),
  },
}

/** Notifies both sides of a contract about a payment that could not be made on time. */
export function tellPayment(
  world: World,
  { memberId, uplineId, kind }: Pick<ContractRow, 'memberId' | 'uplineId' | 'kind'>,
  { amount, became, at }: { amount: number; became: keyof typeof LETTERS; at: number },
): void {
  const members = world.use(membersRepository)
  const payee = members.byId(memberId)
  const payer = uplineId === null ? undefined : members.byId(uplineId)
  if (!payee || !payer) return
  const symbol = world.use(systemRepository).merchant(payee.merchant).currencySymbol
  const sum = escaped(amountInLetter(amount, symbol))
  const { title, toPayer, toPayee } = LETTERS[became]
  const write = (reader: number, other: string, letter: Texts) => {
    const content = joinTexts(`<p>${sum} (`, KINDS[kind], `, \u2066${escaped(other)}\u2069)`, letter, '</p>')
    writeLetter(world, { memberId: reader, type: 'money', at, title, content })
  }
  write(payee.id, payer.username, toPayee)
  if (toPayer) write(payer.id, payee.username, toPayer)
}
