import type { promotions } from '@understudy/contracts'
import { joinTexts, mapTexts, type Texts, texts } from '@understudy/seed'
import { escaped } from '../../shared/text.ts'
import type { World } from '../../world/world.ts'
import { amountInLetter, writeLetter } from '../inbox/index.ts'
import { systemRepository } from '../system/index.ts'
import type { NewPart, Promotion } from './promotions.repository.ts'

const ISSUED = texts('آپ کا انعام تیار ہے', 'Aap ka inaam tayyar hai', 'Your reward is ready')
const REJECTED = texts('آپ کی درخواست', 'Aap ki darkhwast', 'Your application')

const REASONS: Record<promotions.RejectReason, Texts> = {
  terms: texts('شرائط پوری نہیں ہوئیں۔', 'Sharait poori nahin huin.', 'You did not meet the terms.'),
  duplicate: texts(
    'یہ انعام پہلے ہی کسی اور اکاؤنٹ کو دیا جا چکا ہے۔',
    'Yeh inaam pehle hi kisi aur account ko diya ja chuka hai.',
    'You already got this reward on another account.',
  ),
  profile: texts(
    'آپ کی پروفائل میں ضروری معلومات نہیں۔',
    'Aap ki profile mein zaroori maloomat nahin.',
    'Your profile is not complete.',
  ),
  other: texts('', '', ''),
}

/** Sends the house's decision to the member's inbox. */
export function tellDecision(world: World, { announcement, merchant }: Promotion, part: NewPart): void {
  const symbol = world.use(systemRepository).merchant(merchant).currencySymbol
  const paid = escaped(amountInLetter(part.amount, symbol))
  const name = mapTexts(announcement.title, escaped)
  const remark = part.remark === '' ? '' : `<p>${escaped(part.remark)}</p>`
  const words =
    part.label === 'issued'
      ? joinTexts(
          '<p>',
          name,
          texts(
            `: ${paid} پروموشن کے صفحے پر آپ کے منتظر ہیں۔`,
            `: ${paid} promotion ke safhe par aap ke muntazir hain.`,
            `: ${paid} are waiting for you on the page of the promotion.`,
          ),
          '</p>',
        )
      : joinTexts(
          '<p>',
          name,
          texts(
            ': درخواست منظور نہیں ہوئی۔ ',
            ': darkhwast manzoor nahin hui. ',
            ': the application was not accepted. ',
          ),
          part.reason ? REASONS[part.reason] : '',
          '</p>',
        )
  writeLetter(world, {
    memberId: part.memberId,
    type: 'reward',
    at: part.at,
    title: part.label === 'issued' ? ISSUED : REJECTED,
    content: joinTexts(words, remark),
  })
}
