import { type Texts, texts } from '@understudy/seed'

/** The first message of the chat desk. */
export const GREETING = texts(
  'السلام علیکم! آپ کی کیا مدد کی جا سکتی ہے؟',
  'Assalam o alaikum! Aap ki kya madad ki ja sakti hai?',
  'Hello! What can I do for you?',
)

/** The reply while the chat desk is closed. */
export const CLOSED = texts(
  'اس وقت ڈیسک پر کوئی نہیں ہے۔ جو لکھیں گے وہ محفوظ رہے گا، اور کھلتے ہی ہم جواب دیں گے۔',
  'Is waqt desk par koi nahin hai. Jo likhein ge woh mehfooz rahe ga, aur khulte hi hum jawab dein ge.',
  'We are offline right now. Leave a message, and we reply as soon as we are back.',
)

/** What answers say of the platform's settings. */
interface Promises {
  withdrawalMinutes: number
}

/** Topics the desk can answer. The first one whose words occur in a message is chosen. */
const TOPICS: readonly { name: string; words: RegExp; answer: Texts | ((promises: Promises) => Texts) }[] = [
  {
    name: 'deposit',
    words: /deposit|top.?up|jama|raqam|voucher|ڈپازٹ|جمع|رقم/i,
    answer: texts(
      'رقم عموماً دو منٹ میں بیلنس میں آ جاتی ہے۔ دیر ہو تو حوالہ نمبر یا رسید کی تصویر بھیج دیں، ہم فوراً دیکھیں گے۔',
      'Raqam aam taur par do minute mein balance mein aa jati hai. Der ho to hawala number ya raseed ki tasveer bhej dein, hum foran dekhein ge.',
      'A deposit is usually in your balance within two minutes. If it is late, send us its reference or a picture of the receipt and we look at once.',
    ),
  },
  {
    name: 'withdraw',
    words: /withdraw|cash.?out|nikal|bank|نکل|بینک/i,
    answer: ({ withdrawalMinutes: minutes }) =>
      texts(
        `رقم نکلوانے میں عام طور پر تقریباً ${minutes} منٹ لگتے ہیں۔ بس کارڈ آپ ہی کے نام کا ہو اور ٹرن اوور پورا ہو۔`,
        `Raqam nikalwane mein aam taur par taqreeban ${minutes} minute lagte hain. Bas card aap hi ke naam ka ho aur turnover poora ho.`,
        `A withdrawal usually takes about ${minutes} minutes. The card must be in your own name and the wagering complete.`,
      ),
  },
  {
    name: 'account',
    words: /password|login|log.?in|account|code|otp|پاس ورڈ|لاگ|اکاؤنٹ|کوڈ/i,
    answer: texts(
      'پاس ورڈ اور کوڈ کسی کو نہ بتائیں، ہمیں بھی نہیں۔ نیا پاس ورڈ لاگ ان کے صفحے پر "پاس ورڈ بھول گئے" سے بنتا ہے۔',
      'Password aur code kisi ko na batayein, humein bhi nahin. Naya password log in ke safhe par "password bhool gaye" se banta hai.',
      'Never tell anyone your password or a code, not even us. A new password is made with "Forgotten password" on the login page.',
    ),
  },
  {
    name: 'bonus',
    words: /bonus|promo|reward|rebate|gift|inaam|tohfa|بونس|انعام|تحفہ|پروموشن/i,
    answer: texts(
      'آپ کے لیے جو پروموشنز ہیں وہ پروموشن کے صفحے پر ہیں؛ ہر ایک کی شرائط اسی کے نیچے لکھی ہیں۔',
      'Aap ke liye jo promotions hain woh promotion ke safhe par hain; har aik ki sharait usi ke neeche likhi hain.',
      'Your promotions are on the promotions page, with the terms below each.',
    ),
  },
  {
    name: 'game',
    words: /game|slot|spin|bet|round|lottery|khel|daao|گیم|سلاٹ|شرط|داؤ|لاٹری/i,
    answer: texts(
      'اگر گیم رک جائے تو اسے دوبارہ کھولیں؛ راؤنڈ وہیں سے چلتا ہے جہاں رکا تھا، اور داؤ محفوظ رہتا ہے۔ مسئلہ رہے تو تصویر بھیج دیں۔',
      'Agar game ruk jaye to usay dobara kholein; round wahin se chalta hai jahan ruka tha, aur daao mehfooz rehta hai. Masla rahe to tasveer bhej dein.',
      'If a game stops, open it again: the round goes on where it was, and your bet is safe. If it still sticks, send us a picture.',
    ),
  },
  {
    name: 'limits',
    words: /limit|pause|stop|exclu|break|had|waqfa|حد|وقفہ|روک/i,
    answer: texts(
      'حد اور وقفہ سیٹنگز میں "محفوظ کھیل" کے نیچے ہیں۔ کم حد فوراً لاگو ہوتی ہے۔ چاہیں تو ہم ابھی ساتھ دیکھ لیں۔',
      'Had aur waqfa settings mein "mehfooz khel" ke neeche hain. Kam had foran laagu hoti hai. Chahein to hum abhi saath dekh lein.',
      'Limits and breaks are in the settings under safer play. A lower limit holds at once. We can go through it with you now.',
    ),
  },
  {
    name: 'thanks',
    words: /thank|shukri|شکری/i,
    answer: texts(
      'خوشی ہوئی۔ اور کچھ ہو تو بلا جھجھک لکھیں۔',
      'Khushi hui. Aur kuch ho to bila jhijhak likhein.',
      'You are welcome. Just write if there is anything else.',
    ),
  },
]

const PICTURE = texts(
  'تصویر مل گئی، شکریہ۔ ہم اسے دیکھ کر بتائیں گے۔',
  'Tasveer mil gayi, shukriya. Hum isay dekh kar batayein ge.',
  'I have your picture, thank you. We are looking at it.',
)
const ANYTHING = texts(
  'ٹھیک ہے۔ کیا یہ رقم، کسی گیم یا آپ کے اکاؤنٹ کے بارے میں ہے؟',
  'Theek hai. Kya yeh raqam, kisi game ya aap ke account ke baare mein hai?',
  'I see. Is it about money, a game, or your account?',
)

export interface Answer {
  topic: string
  words: Texts
}

/** Returns the desk's answer to a message; `undefined` stands for a picture. */
export function answerTo(said: string | undefined, promises: Promises): Answer {
  if (said === undefined) return { topic: 'picture', words: PICTURE }
  const topic = TOPICS.find(({ words }) => words.test(said))
  if (!topic) return { topic: 'anything', words: ANYTHING }
  return { topic: topic.name, words: typeof topic.answer === 'function' ? topic.answer(promises) : topic.answer }
}

const MOMENT = 1_500
const PER_CHARACTER = 18
const LONGEST = 6_000

/** Delay until typing begins, and the time to type an answer, in milliseconds. */
export const TYPING = {
  begins: 900,
  takes: ({ EN }: Texts) => Math.min(MOMENT + EN.length * PER_CHARACTER, LONGEST),
} as const
