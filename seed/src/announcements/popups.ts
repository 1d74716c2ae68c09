import { joinTexts, texts } from '../texts.ts'
import { paragraph, type Writer } from './copy.ts'
import { hostile } from './hostile.ts'

/** Popups (type PU) by execution: A after login, B for guests, F at the first login. */
export const POPUPS: readonly Writer[] = [
  ({ money }) => ({
    title: texts('اس ہفتے کی خاص پروموشن', 'Is hafte ki khaas promotion', 'This week’s special offer'),
    content: paragraph(
      `اتوار تک ہر بار رقم جمع کرانے پر دس فیصد اضافی، زیادہ سے زیادہ ${money(10000)}۔`,
      `Itwaar tak har jama par das feesad izafi, zyada se zyada ${money(10000)}.`,
      `Ten per cent on top of every deposit until Sunday, up to ${money(10000)}.`,
    ),
    pictures: 1,
    motif: 'purse',
    execution: 'A',
    promotionType: 'DEPOSIT',
  }),
  () => ({
    title: texts('آپ کا اکاؤنٹ، آپ کی حفاظت', 'Aap ka account, aap ki hifazat', 'Your account, your safety'),
    content: joinTexts(
      paragraph(
        'سیکیورٹی سینٹر میں موبائل نمبر اور ادائیگی کا پاس ورڈ شامل کریں۔ صرف دو منٹ لگتے ہیں۔',
        'Security center mein mobile number aur adaigi ka password shamil karein. Sirf do minute lagte hain.',
        'Add your mobile number and a payment password in the security centre. It takes two minutes.',
      ),
      hostile('script', 'image', 'svg', 'link'),
    ),
    pictures: 1,
    motif: 'shield',
    execution: 'A',
  }),
  () => ({
    title: texts('جمعرات کی صبح مختصر وقفہ', 'Jumeraat ki subah mukhtasar waqfa', 'A short pause on Thursday morning'),
    content: paragraph(
      'صبح 4 بجے سے 4:30 تک گیمز بند رہیں گی۔ زحمت کے لیے معذرت۔',
      'Subah 4 baje se 4:30 tak games band rahein gi. Zehmat ke liye maazrat.',
      'Games will be closed from 4 to 4:30 am. We apologise for the inconvenience.',
    ),
    pictures: 1,
    motif: 'clock',
    execution: 'A',
  }),
  ({ brand }) => ({
    title: joinTexts(texts('', '', 'Welcome to '), brand, texts(' میں خوش آمدید', ' mein khush aamdeed', '')),
    content: paragraph(
      'گیمز دیکھیں، پسند کریں، اور جب دل چاہے ایک منٹ میں اکاؤنٹ بنائیں۔',
      'Games dekhein, pasand karein, aur jab dil chahe aik minute mein account banayein.',
      'Look around, find what you like, and open an account in a minute whenever you wish.',
    ),
    pictures: 1,
    motif: 'gift',
    execution: 'B',
  }),
  () => ({
    title: texts('پہلے مفت کھیل کر دیکھیں', 'Pehle muft khel kar dekhein', 'Try it for free first'),
    content: joinTexts(
      paragraph(
        'بہت سے سلاٹس نمائشی سکوں سے کھیلے جا سکتے ہیں، بغیر اکاؤنٹ کے۔',
        'Bohat se slots numaishi sikkon se khele ja sakte hain, baghair account ke.',
        'Many slots can be played with demo coins and without an account.',
      ),
      hostile('image', 'refresh', 'frame', 'form', 'style'),
    ),
    pictures: 1,
    motif: 'rocket',
    execution: 'B',
  }),
  () => ({
    title: texts('ایپ میں کھیلنا اور بھی آسان', 'App mein khelna aur bhi aasan', 'Playing is easier in the app'),
    content: paragraph(
      'ایپ انسٹال کریں اور انگلی کے نشان سے لاگ ان کریں۔',
      'App install karein aur ungli ke nishan se log in karein.',
      'Install the app and log in with your fingerprint.',
    ),
    pictures: 1,
    motif: 'phone',
    execution: 'B',
  }),
  ({ money }) => ({
    title: texts('پہلا لاگ ان مبارک ہو!', 'Pehla log in mubarak ho!', 'Congratulations on your first login!'),
    content: paragraph(
      `آپ کے لیے ${money(500)} کا تحفہ پروموشن کے صفحے پر رکھا ہے۔`,
      `Aap ke liye ${money(500)} ka tohfa promotion ke safhe par rakha hai.`,
      `A gift of ${money(500)} is waiting for you on the promotions page.`,
    ),
    pictures: 1,
    motif: 'cup',
    execution: 'F',
    promotionType: 'NEW_REGISTER',
  }),
  () => ({
    title: texts('شروع کرنے سے پہلے', 'Shuru karne se pehle', 'Before you begin'),
    content: paragraph(
      'کھیل کو کھیل ہی رکھیں: سیٹنگز میں رقم جمع کرانے کی اپنی حد ابھی مقرر کر لیں۔',
      'Khel ko khel hi rakhein: settings mein apni jama ki had abhi muqarrar kar lein.',
      'Keep play playful: set your deposit limit in the settings now.',
    ),
    pictures: 1,
    motif: 'book',
    execution: 'F',
  }),
]
