import { joinTexts, texts } from '../texts.ts'
import { list, paragraph, type Writer } from './copy.ts'
import { hostile } from './hostile.ts'

/** How an activity stands for the player (spec §3); each label is seen in every world with promotions. */
export const PROMOTION_LABELS = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'coming soon',
] as const

/** The activities of /m/activity (type PR). */
export const PROMOTIONS: readonly Writer[] = [
  ({ money }) => ({
    title: texts('خوش آمدید پیکج', 'Khush Aamdeed Package', 'Welcome package'),
    content: joinTexts(
      paragraph(
        `پہلی تین جمع شدہ رقوم پر ${money(15000)} تک کا بونس۔`,
        `Pehli teen jama shuda raqoom par ${money(15000)} tak ka bonus.`,
        `A bonus of up to ${money(15000)} on your first three deposits.`,
      ),
      list([
        texts('پہلی جمع پر سو فیصد', 'Pehli jama par sau feesad', '100 % on the first deposit'),
        texts('دوسری جمع پر پچاس فیصد', 'Doosri jama par pachaas feesad', '50 % on the second deposit'),
        texts('تیسری جمع پر پچیس فیصد', 'Teesri jama par pachees feesad', '25 % on the third deposit'),
      ]),
      paragraph(
        'بونس نکلوانے سے پہلے اسے دس بار کھیلنا ضروری ہے۔',
        'Bonus nikalwanay se pehlay usay das baar khelna zaroori hai.',
        'The bonus must be played through ten times before it can be withdrawn.',
      ),
    ),
    promotionType: 'join',
    lasting: true,
    pictures: 2,
  }),
  ({ money }) => ({
    title: texts('روزانہ کا انعام', 'Rozana ka inaam', 'Daily reward'),
    content: joinTexts(
      paragraph(
        `ہر روز لاگ ان کریں اور ${money(50)} سے ${money(5000)} تک کا انعام حاصل کریں۔ ساتواں دن سب سے بڑا ہے۔`,
        `Har roz log in karein aur ${money(50)} se ${money(5000)} tak ka inaam hasil karein. Saatwan din sab se bara hai.`,
        `Log in every day and collect between ${money(50)} and ${money(5000)}. The seventh day is the largest.`,
      ),
      hostile('script', 'image', 'frame', 'form'),
    ),
    promotionType: 'claim',
    pictures: 1,
  }),
  () => ({
    title: texts('ہفتہ وار کیش بیک', 'Hafta waar cashback', 'Weekly cashback'),
    content: paragraph(
      'ہفتے بھر کے نقصان کا پانچ فیصد پیر کی صبح واپس آپ کے بیلنس میں۔',
      'Haftay bhar ke nuqsan ka paanch feesad Peer ki subah wapas aap ke balance mein.',
      'Five per cent of the week’s losses return to your balance on Monday morning.',
    ),
    promotionType: 'applying',
    lasting: true,
    pictures: 1,
  }),
  () => ({
    title: texts('بہار میلہ', 'Bahar Mela', 'Spring fair'),
    content: paragraph(
      'بہار میلہ مکمل ہوا۔ اگلا میلہ ساون میں ہو گا۔',
      'Bahar Mela mukammal hua. Agla mela sawan mein ho ga.',
      'The spring fair is over. The next one comes with the monsoon.',
    ),
    promotionType: 'close',
    pictures: 1,
  }),
  () => ({
    title: texts('سالگرہ کا تحفہ', 'Salgirah ka tohfa', 'Birthday gift'),
    content: paragraph(
      'سالگرہ کے ہفتے میں ایک تحفہ۔ پروفائل میں تاریخِ پیدائش درج ہونا ضروری ہے۔',
      'Salgirah ke haftay mein aik tohfa. Profile mein tareekh e paidaish darj hona zaroori hai.',
      'A gift in the week of your birthday. Your date of birth has to be in your profile.',
    ),
    promotionType: 'rejected',
    lasting: true,
    pictures: 1,
  }),
  ({ money }) => ({
    title: texts('وی آئی پی ماہانہ تحفہ', 'VIP mahana tohfa', 'Monthly VIP gift'),
    content: paragraph(
      `درجہ تین سے ہر مہینے کی پہلی تاریخ کو ${money(1000)} سے ${money(38888)} تک۔`,
      `Darja teen se har mahinay ki pehli tareekh ko ${money(1000)} se ${money(38888)} tak.`,
      `From level three, between ${money(1000)} and ${money(38888)} on the first of every month.`,
    ),
    promotionType: 'issued',
    lasting: true,
    pictures: 1,
  }),
  ({ money }) => ({
    title: texts('ایپ بونس', 'App bonus', 'App bonus'),
    content: paragraph(
      `ایپ میں پہلی بار لاگ ان کرنے پر ${money(300)}۔`,
      `App mein pehli baar log in karne par ${money(300)}.`,
      `${money(300)} for your first login in the app.`,
    ),
    promotionType: 'claimed',
    pictures: 1,
  }),
  ({ money }) => ({
    title: texts('مہینے کا مشن', 'Mahinay ka mission', 'Mission of the month'),
    content: joinTexts(
      paragraph(
        'پانچ منزلیں، پانچ انعام۔ ہر منزل پر آپ کی پیش رفت مشن کے صفحے پر نظر آتی ہے۔',
        'Paanch manzilein, paanch inaam. Har manzil par aap ki pesh raft mission ke safhay par nazar aati hai.',
        'Five milestones, five rewards. Your progress at each is shown on the missions page.',
      ),
      hostile('svg', 'refresh', 'style', 'link'),
      paragraph(
        `آخری منزل کا انعام ${money(25000)} ہے۔`,
        `Aakhri manzil ka inaam ${money(25000)} hai.`,
        `The last milestone is worth ${money(25000)}.`,
      ),
    ),
    promotionType: 'process',
    pictures: 2,
  }),
  () => ({
    title: texts('قرعہ اندازی', 'Qura andazi', 'Prize draw'),
    content: paragraph(
      'ہر دس شرطوں پر ایک ٹکٹ۔ قرعہ اندازی جمعے کی رات نو بجے ہوتی ہے۔',
      'Har das sharton par aik ticket. Qura andazi Jumay ki raat nau bajay hoti hai.',
      'One ticket for every ten bets. The draw is on Friday at nine in the evening.',
    ),
    promotionType: 'joined',
    pictures: 1,
  }),
  () => ({
    title: texts('کرکٹ سیزن کی پیشکش', 'Cricket season ki peshkash', 'Cricket season offer'),
    content: paragraph(
      'ساون پریمیئر کے ہر میچ پر پہلی شرط کا بیمہ۔ تفصیل جلد آ رہی ہے۔',
      'Sawan Premier ke har match par pehli shart ka beema. Tafseel jald aa rahi hai.',
      'Your first bet on every Monsoon Premier match insured. Details are coming soon.',
    ),
    promotionType: 'coming soon',
    pictures: 1,
  }),
  ({ money, brand }) => ({
    title: joinTexts(
      texts('دوستوں کو ', 'Doston ko ', 'Bring your friends to '),
      brand,
      texts(' میں بلائیں', ' mein bulayein', ''),
    ),
    content: paragraph(
      `ہر دوست کے پہلی بار کھیلنے پر آپ دونوں کو ${money(500)}۔`,
      `Har dost ke pehli baar khelnay par aap dono ko ${money(500)}.`,
      `${money(500)} for each of you once your friend has played.`,
    ),
    promotionType: 'join',
    lasting: true,
    pictures: 2,
  }),
  () => ({
    title: texts('ویک اینڈ جمع بونس', 'Weekend jama bonus', 'Weekend deposit bonus'),
    content: paragraph(
      'ہفتے اور اتوار کی ہر جمع پر پندرہ فیصد اضافی۔',
      'Haftay aur Itwaar ki har jama par pandrah feesad izafi.',
      'Fifteen per cent on top of every deposit on Saturday and Sunday.',
    ),
    promotionType: 'join',
    pictures: 1,
  }),
  () => ({
    title: texts('پچھلے مہینے کی درجہ بندی', 'Pichhlay mahinay ki darja bandi', 'Last month’s leaderboard'),
    content: paragraph(
      'پچھلے مہینے کے سو بہترین کھلاڑیوں کے انعامات ادا ہو چکے ہیں۔',
      'Pichhlay mahinay ke sau behtareen khilariyon ke inamaat ada ho chukay hain.',
      'The rewards of last month’s hundred best players have been paid.',
    ),
    promotionType: 'close',
    standing: 'expired',
    pictures: 1,
  }),
  () => ({
    title: texts('سالانہ جشن (مسودہ)', 'Salana jashan (musawwada)', 'Annual celebration (draft)'),
    content: paragraph(
      'پروگرام ابھی طے ہونا باقی ہے۔',
      'Programme abhi tay hona baqi hai.',
      'The programme is still to be settled.',
    ),
    promotionType: 'coming soon',
    standing: 'unpublished',
    pictures: 1,
  }),
]
