import { TERMS } from '@understudy/contracts/help'
import { texts } from '../texts.ts'
import type { HelpSeed } from '../world-seed.ts'

export const terms: HelpSeed = {
  category: TERMS,
  title: texts('استعمال کی شرائط', 'Istemal ki sharait', 'Terms of use'),
  items: [
    {
      title: texts('کون کھیل سکتا ہے', 'Kaun khel sakta hai', 'Who may play'),
      content: texts(
        '<p>{brand} پر وہی شخص کھیل سکتا ہے جو مقررہ عمر کو پہنچ چکا ہو اور جہاں وہ ہے وہاں کھیلنے کی اجازت ہو۔ ہر شخص کا ایک ہی اکاؤنٹ ہوتا ہے، اپنے ہی نام پر۔</p>',
        '<p>{brand} par wohi shakhs khel sakta hai jo muqarrara umar ko pohanch chuka ho aur jahan woh hai wahan khelne ki ijazat ho. Har shakhs ka aik hi account hota hai, apne hi naam par.</p>',
        '<p>Whoever has reached the required age may play at {brand}, from a place where playing is allowed. Everybody has one account, in their own name.</p>',
      ),
    },
    {
      title: texts('رقم اور داؤ', 'Raqam aur daao', 'Money and bets'),
      content: texts(
        '<p>لگایا گیا داؤ واپس نہیں لیا جا سکتا جب تک گیم کے قاعدے اجازت نہ دیں۔ واضح غلطی سے ملی رقم درست کی جا سکتی ہے، اور آپ کو اس کی اطلاع دی جاتی ہے۔</p><ul><li>رقم صرف اپنے اکاؤنٹ میں نکلوائی جا سکتی ہے۔</li><li>نمائشی رقم کی کوئی قیمت نہیں۔</li></ul>',
        '<p>Lagaya gaya daao wapas nahin liya ja sakta jab tak game ke qaide ijazat na dein. Wazeh ghalti se mili raqam durust ki ja sakti hai, aur aap ko is ki ittila di jati hai.</p><ul><li>Raqam sirf apne account mein nikalwayi ja sakti hai.</li><li>Numaishi raqam ki koi qeemat nahin.</li></ul>',
        '<p>A bet that was placed stands, unless the rules of the game say otherwise. Money credited by an obvious mistake may be corrected, and you are told.</p><ul><li>Money is paid out to accounts in your own name only.</li><li>Demo money has no value.</li></ul>',
      ),
    },
    {
      title: texts('آپ کا ڈیٹا', 'Aap ka data', 'Your data'),
      content: texts(
        '<p>ہم وہی معلومات رکھتے ہیں جو اکاؤنٹ چلانے کے لیے ضروری ہیں، اور کسی کو فروخت نہیں کرتے۔ {brand} ایک نمائش ہے: یہاں کی رقم، لوگ اور گیمز سب فرضی ہیں۔</p>',
        '<p>Hum wohi maloomat rakhte hain jo account chalane ke liye zaroori hain, aur kisi ko farokht nahin karte. {brand} aik numaish hai: yahan ki raqam, log aur games sab farzi hain.</p>',
        '<p>We keep what running the account needs and sell it to nobody. {brand} is a demonstration: its money, people and games are invented.</p>',
      ),
    },
  ],
}
