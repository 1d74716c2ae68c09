import type { inbox } from '@understudy/contracts'
import { list, paragraph } from '../announcements/copy.ts'
import { hostile } from '../announcements/hostile.ts'
import { joinTexts, texts } from '../texts.ts'
import type { Voice } from '../voice.ts'
import type { Texts } from '../world-seed.ts'

interface Letter {
  type: inbox.MessageType
  title: Texts
  content: Texts
}
type Writer = (voice: Voice, number: number) => Letter

/** The first message of every account. */
export const WELCOME: Writer = ({ brand }) => ({
  type: 'house',
  title: joinTexts(texts('', '', 'Welcome to '), brand, texts(' میں خوش آمدید', ' mein khush aamdeed', '')),
  content: joinTexts(
    paragraph(
      'آپ کا اکاؤنٹ تیار ہے۔ شروع کرنے سے پہلے تین باتیں:',
      'Aap ka account tayyar hai. Shuru karne se pehle teen baatein:',
      'Your account is ready. Three things before you begin:',
    ),
    list([
      texts(
        'سیکیورٹی سینٹر میں اپنا موبائل نمبر تصدیق کر لیں۔',
        'Security center mein apna mobile number tasdeeq kar lein.',
        'Confirm your mobile number in the security centre.',
      ),
      texts(
        'اپنی حد خود مقرر کریں؛ وہ فوراً لاگو ہو جاتی ہے۔',
        'Apni had khud muqarrar karein; woh foran laagu ho jati hai.',
        'Set your own limits. They apply at once.',
      ),
      texts(
        'کوئی سوال ہو تو لائیو چیٹ میں ہم سے پوچھیں۔',
        'Koi sawal ho to live chat mein hum se poochein.',
        'Ask us in live chat whenever something is unclear.',
      ),
    ]),
  ),
})

/** Messages of a typical month; the number varies each one. */
export const LETTERS: readonly Writer[] = [
  ({ money }, number) => ({
    type: 'reward',
    title: texts(
      `آپ کے لیے ${money(number * 10)} کا ریبیٹ`,
      `Aap ke liye ${money(number * 10)} ka rebate`,
      `A rebate of ${money(number * 10)} for you`,
    ),
    content: paragraph(
      `پچھلے ہفتے کے داؤ پر ${money(number * 10)} کا ریبیٹ آپ کے بیلنس میں ڈال دیا گیا ہے۔`,
      `Pichhle hafte ke daao par ${money(number * 10)} ka rebate aap ke balance mein daal diya gaya hai.`,
      `A rebate of ${money(number * 10)} on last week’s bets is in your balance.`,
    ),
  }),
  (_, number) => ({
    type: 'account',
    title: texts('نئے فون سے لاگ ان', 'Naye phone se log in', 'A login from a new phone'),
    content: joinTexts(
      paragraph(
        `ہم نے لاہور سے ایک لاگ ان دیکھا (حوالہ ${1000 + number})۔ اگر یہ آپ تھے تو کچھ کرنے کی ضرورت نہیں۔`,
        `Hum ne Lahore se aik log in dekha (hawala ${1000 + number}). Agar yeh aap thay to kuch karne ki zaroorat nahin.`,
        `We saw a login from Lahore (reference ${1000 + number}). If it was you there is nothing to do.`,
      ),
      texts(
        '<p>ورنہ <a href="/m/changePsw">پاس ورڈ بدل دیں</a>۔</p>',
        '<p>Warna <a href="/m/changePsw">password badal dein</a>.</p>',
        '<p>If not, <a href="/m/changePsw">change your password</a>.</p>',
      ),
    ),
  }),
  ({ money }, number) => ({
    type: 'money',
    title: texts('رقم جمع ہو گئی', 'Raqam jama ho gayi', 'Your deposit has arrived'),
    content: paragraph(
      `آپ کی ${money(number * 100)} کی رقم بیلنس میں آ گئی ہے۔`,
      `Aap ki ${money(number * 100)} ki raqam balance mein aa gayi hai.`,
      `Your deposit of ${money(number * 100)} is in your balance.`,
    ),
  }),
  (_, number) => ({
    type: 'house',
    title: texts(
      `ہفتہ نمبر ${number}: نئی گیمز`,
      `Hafta number ${number}: nayi games`,
      `Week ${number}: what is new to play`,
    ),
    content: joinTexts(
      paragraph(
        'اس ہفتے کی نئی گیمز گیم لسٹ میں سب سے اوپر ہیں۔',
        'Is hafte ke nayi games game list mein sab se oopar hain.',
        'This week’s new games are at the top of the game list.',
      ),
      texts(
        '<p><a href="/m/gameList?gameType=NEW">نئی گیمز دیکھیں</a></p>',
        '<p><a href="/m/gameList?gameType=NEW">Nayi games dekhein</a></p>',
        '<p><a href="/m/gameList?gameType=NEW">See the new games</a></p>',
      ),
    ),
  }),
  (_, number) => ({
    type: 'house',
    title: texts('آپ کے لیے ایک پرانا خط', 'Aap ke liye aik purana khat', 'A letter from our old system'),
    // Hostile content, as if pasted from another system: none of it may run.
    content: joinTexts(
      paragraph(
        `یہ پیغام ہمارے پرانے نظام سے آیا ہے (نمبر ${number})۔`,
        `Yeh paigham hamare purane nizam se aaya hai (number ${number}).`,
        `This message came over from our old system (number ${number}).`,
      ),
      hostile('script', 'image', 'svg', 'style', 'frame', 'form'),
    ),
  }),
  ({ money }, number) => ({
    type: 'money',
    title: texts(
      'رقم نکلوانے کی درخواست مکمل',
      'Raqam nikalwane ki darkhwast mukammal',
      'Your withdrawal is on its way',
    ),
    content: paragraph(
      `${money(number * 50)} آپ کے بینک کو بھیج دیے گئے ہیں؛ عام طور پر ایک گھنٹہ لگتا ہے۔`,
      `${money(number * 50)} aap ke bank ko bhej diye gaye hain; aam taur par aik ghanta lagta hai.`,
      `${money(number * 50)} left for your bank; it usually takes an hour.`,
    ),
  }),
]
