import { joinTexts, texts } from '../texts.ts'
import { list, paragraph, type Writer } from './copy.ts'
import { hostile } from './hostile.ts'
import { rule } from './promotion-rule.ts'

/** The activities of /m/activity (type PR): thirteen that run, start soon or have just ended, and a draft. */
export const PROMOTIONS: readonly Writer[] = [
  ({ money }) => ({
    title: texts('خوش آمدید پیکج', 'Khush Aamdeed Package', 'Welcome package'),
    content: joinTexts(
      paragraph(
        `پہلی بار رقم جمع کرانے پر سو فیصد بونس، ${money(15000)} تک۔`,
        `Pehli jama par sau feesad bonus, ${money(15000)} tak.`,
        `A bonus of 100 % on your first deposit, up to ${money(15000)}.`,
      ),
      list([
        texts(
          `کم از کم ${money(500)} جمع کرائیں`,
          `Kam az kam ${money(500)} jama karayein`,
          `Deposits of ${money(500)} and more`,
        ),
        texts(
          'رقم جمع کراتے وقت اسے منتخب کریں',
          'Raqam jama karate waqt isay muntakhab karein',
          'Choose it while you deposit',
        ),
        texts('ہر ممبر ایک بار', 'Har member aik baar', 'Once for each member'),
      ]),
      paragraph(
        'رقم نکلوانے سے پہلے بونس کے دس گنا داؤ لگانے ہوں گے۔',
        'Raqam nikalwane se pehle bonus ke das guna daao lagane hon ge.',
        'Wager the bonus ten times before withdrawing.',
      ),
    ),
    promotion: rule({
      way: 'deposit',
      kind: 'deposit',
      type: 'FIRST_DEPOSIT',
      whom: 'firstDeposit',
      percent: 100,
      cap: 15_000,
      minDeposit: 500,
      multiple: 10,
    }),
    lasting: true,
    pictures: 2,
    motif: 'purse',
  }),
  ({ money }) => ({
    title: texts('روزانہ کا انعام', 'Rozana ka inaam', 'Daily reward'),
    content: joinTexts(
      paragraph(
        `ہر روز یہاں آئیں اور ${money(50)} لے جائیں۔ دن رات بارہ بجے بدلتا ہے۔`,
        `Har roz yahan aayein aur ${money(50)} le jayein. Din raat barah baje badalta hai.`,
        `Come by every day and collect ${money(50)}. The day changes at midnight.`,
      ),
      hostile('script', 'image', 'frame', 'form'),
    ),
    promotion: rule({ way: 'claim', kind: 'gift', type: 'SIGNUP', amount: 50, every: 'day' }),
    pictures: 1,
    motif: 'calendar',
  }),
  ({ money }) => ({
    title: texts('ہفتہ وار کیش بیک', 'Hafta waar cashback', 'Weekly cashback'),
    content: paragraph(
      `ہفتہ اچھا نہیں گزرا؟ درخواست دیں؛ ہم آپ کا ہفتہ دیکھ کر ${money(500)} واپس کرتے ہیں۔`,
      `Hafta acha nahin guzra? Darkhwast dein; hum aap ka hafta dekh kar ${money(500)} wapas karte hain.`,
      `Not your week? Apply, and after a review we give back ${money(500)} to you.`,
    ),
    promotion: rule({ way: 'apply', kind: 'gift', type: 'MANUAL', amount: 500, multiple: 3 }),
    lasting: true,
    pictures: 1,
    motif: 'refund',
  }),
  ({ money }) => ({
    title: texts('بہار میلہ', 'Bahar Mela', 'Spring fair'),
    content: paragraph(
      `بہار میلہ مکمل ہوا؛ ہر مہمان کو ${money(100)} ملے۔ اگلا میلہ ساون میں ہو گا۔`,
      `Bahar Mela mukammal hua; har mehmaan ko ${money(100)} mile. Agla mela sawan mein ho ga.`,
      `The spring fair is over; every visitor got ${money(100)}. The next one comes with the monsoon.`,
    ),
    promotion: rule({ way: 'claim', kind: 'gift', type: 'MANUAL', amount: 100 }),
    standing: 'ended',
    pictures: 1,
    motif: 'tent',
  }),
  ({ money }) => ({
    title: texts('سالگرہ کا تحفہ', 'Salgirah ka tohfa', 'Birthday gift'),
    content: paragraph(
      `سالگرہ کے ہفتے میں ${money(1000)} کا تحفہ۔ پروفائل میں تاریخِ پیدائش درج ہونا ضروری ہے۔`,
      `Salgirah ke hafte mein ${money(1000)} ka tohfa. Profile mein tareekh e paidaish darj hona zaroori hai.`,
      `A gift of ${money(1000)} in the week of your birthday. Your date of birth has to be in your profile.`,
    ),
    promotion: rule({ way: 'apply', kind: 'gift', type: 'MANUAL', amount: 1_000 }),
    lasting: true,
    pictures: 1,
    motif: 'cake',
  }),
  ({ money }) => ({
    title: texts('وی آئی پی ماہانہ تحفہ', 'VIP mahana tohfa', 'Monthly VIP gift'),
    content: paragraph(
      `درجہ تین سے: درخواست دیں، اور ${money(1888)} آپ کے ہیں۔`,
      `Darja teen se: darkhwast dein, aur ${money(1888)} aap ke hain.`,
      `From level three: apply, and ${money(1888)} are yours.`,
    ),
    promotion: rule({ way: 'apply', kind: 'club', type: 'RANK_SALARY', amount: 1_888, minVip: 3 }),
    lasting: true,
    pictures: 1,
    motif: 'crown',
  }),
  ({ money }) => ({
    title: texts('ایپ بونس', 'App bonus', 'App bonus'),
    content: paragraph(
      `ایپ کے ساتھیوں کے لیے ${money(300)}، ایک بار۔`,
      `App ke saathiyon ke liye ${money(300)}, aik baar.`,
      `${money(300)} for friends of the app, once.`,
    ),
    promotion: rule({ way: 'claim', kind: 'gift', type: 'APP_DOWNLOAD', amount: 300 }),
    pictures: 1,
    motif: 'phone',
  }),
  ({ money }) => ({
    title: texts('مہینے کا ہدف', 'Mahine ka hadaf', 'Goal of the month'),
    content: joinTexts(
      paragraph(
        `شامل ہوں، اور اختتام تک ${money(400000)} کے داؤ لگائیں۔ آپ کی پیش رفت یہیں نظر آتی ہے۔`,
        `Shamil hon, aur ikhtitam tak ${money(400000)} ke daao lagayein. Aap ki pesh raft yahin nazar aati hai.`,
        `Join in, and bet ${money(400000)} in all before it ends. Your progress is shown here.`,
      ),
      hostile('svg', 'refresh', 'style', 'link'),
      paragraph(
        `انعام ${money(2500)} ہے۔ منسوخ شدہ داؤ نہیں گنے جاتے۔`,
        `Inaam ${money(2500)} hai. Mansookh shuda daao nahin gine jate.`,
        `The reward is ${money(2500)}. Cancelled bets do not count.`,
      ),
    ),
    promotion: rule({
      way: 'goal',
      kind: 'play',
      type: 'DEPOSIT_BET_BONUS',
      amount: 2_500,
      goal: 400_000,
      multiple: 3,
    }),
    pictures: 2,
    motif: 'cup',
  }),
  ({ money }) => ({
    title: texts('قرعہ اندازی', 'Qura andazi', 'Prize draw'),
    content: paragraph(
      `شامل ہوں؛ آخری شام قرعہ نکلتا ہے، اور جیتنے والوں کو ${money(5000)} ملتے ہیں۔`,
      `Shamil hon; aakhri shaam qura nikalta hai, aur jeetne walon ko ${money(5000)} milte hain.`,
      `Join in; lots are drawn on the last evening, and whoever wins gets ${money(5000)}.`,
    ),
    promotion: rule({ way: 'draw', kind: 'play', type: 'RAFFLE', amount: 5_000, multiple: 10 }),
    pictures: 1,
    motif: 'ticket',
  }),
  ({ money }) => ({
    title: texts('کرکٹ سیزن پروموشن', 'Cricket season promotion', 'Cricket season offer'),
    content: paragraph(
      `ساون پریمیئر کے ہر میچ پر پہلے داؤ کا بیمہ، ${money(1000)} تک۔ تفصیل جلد آ رہی ہے۔`,
      `Sawan Premier ke har match par pehle daao ka beema, ${money(1000)} tak. Tafseel jald aa rahi hai.`,
      `Your first bet on every Monsoon Premier match insured, up to ${money(1000)}. Details are coming soon.`,
    ),
    promotion: rule({ way: 'apply', kind: 'play', type: 'LUCKY_BET', amount: 1_000 }),
    standing: 'future',
    pictures: 1,
    motif: 'cricket',
  }),
  ({ money, brand }) => ({
    title: joinTexts(
      texts('دوستوں کو ', 'Doston ko ', 'Bring your friends to '),
      brand,
      texts(' میں لائیں', ' mein layein', ''),
    ),
    content: paragraph(
      `دوست آپ کے لنک سے آئیں اور کھیلیں، تو آپ کے لیے ${money(500)}۔`,
      `Dost aap ke link se aayein aur khelein, to aap ke liye ${money(500)}.`,
      `${money(500)} for you once a friend has come by your link and played.`,
    ),
    promotion: rule({ way: 'invite', kind: 'club', type: 'REFERRAL', amount: 500 }),
    lasting: true,
    pictures: 2,
    motif: 'friends',
  }),
  ({ money }) => ({
    title: texts('رقم جمع کرانے کا روزانہ بونس', 'Raqam jama karane ka rozana bonus', 'Daily deposit bonus'),
    content: paragraph(
      `ہر روز ایک بار رقم جمع کرانے پر پندرہ فیصد اضافی، ${money(3000)} تک، ${money(500)} سے۔ بونس کے آٹھ گنا داؤ لگانے ہوں گے۔`,
      `Har roz aik jama par pandrah feesad izafi, ${money(3000)} tak, ${money(500)} se. Bonus ke aath guna daao lagane hon ge.`,
      `Fifteen per cent on top of one deposit a day, up to ${money(3000)}, from ${money(500)} on. Wager the bonus eight times.`,
    ),
    promotion: rule({
      way: 'deposit',
      kind: 'deposit',
      type: 'DEPOSIT',
      every: 'day',
      percent: 15,
      cap: 3_000,
      minDeposit: 500,
      multiple: 8,
    }),
    pictures: 1,
    motif: 'coins',
  }),
  ({ money }) => ({
    title: texts('نئے ساتھی کا تحفہ', 'Naye saathi ka tohfa', 'Newcomer’s gift'),
    content: paragraph(
      `پہلے تیس دن میں ${money(500)}، ایک بار۔`,
      `Pehle tees din mein ${money(500)}, aik baar.`,
      `${money(500)} within your first thirty days, once.`,
    ),
    promotion: rule({ way: 'claim', kind: 'gift', type: 'NEW_REGISTER', amount: 500, whom: 'newcomers', multiple: 10 }),
    lasting: true,
    pictures: 1,
    motif: 'gift',
  }),
  () => ({
    title: texts('سالانہ جشن (مسودہ)', 'Salana jashan (musawwada)', 'Annual celebration (draft)'),
    content: paragraph(
      'پروگرام ابھی طے ہونا باقی ہے۔',
      'Programme abhi tay hona baqi hai.',
      'The programme is still to be settled.',
    ),
    promotion: rule({ way: 'apply', kind: 'club', type: 'MANUAL', amount: 1_000 }),
    standing: 'unpublished',
    pictures: 1,
    motif: 'drum',
  }),
]
