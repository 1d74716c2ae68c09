import { joinTexts, texts } from '../texts.ts'
import { list, paragraph, type Writer } from './copy.ts'
import { hostile } from './hostile.ts'

/** Notices shown before the registration form. */
export const NEWCOMER_NOTICES: readonly Writer[] = [
  ({ money }) => ({
    title: texts('نئے ممبروں کے لیے', 'Naye memberon ke liye', 'For new members'),
    content: joinTexts(
      paragraph(
        `پہلی بار جمع کرانے پر ${money(500)} تک کا تحفہ۔`,
        `Pehli baar jama karane par ${money(500)} tak ka tohfa.`,
        `A gift of up to ${money(500)} with the first deposit.`,
      ),
      list([
        texts('ایک شخص، ایک اکاؤنٹ۔', 'Aik shakhs, aik account.', 'One person, one account.'),
        texts(
          'نام وہی لکھیں جو بینک اکاؤنٹ پر ہے۔',
          'Naam wohi likhein jo bank account par hai.',
          'Use the name your bank account is in.',
        ),
        texts(
          'ہم کبھی آپ کا پاس ورڈ نہیں پوچھتے۔',
          'Hum kabhi aap ka password nahin poochte.',
          'We never ask for your password.',
        ),
      ]),
      hostile('script'),
    ),
    groupName: 'm_reg',
    lasting: true,
  }),
]
