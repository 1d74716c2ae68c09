import { joinTexts, texts } from '../texts.ts'
import { list, paragraph, type Writer } from './copy.ts'
import { hostile } from './hostile.ts'

/** Notices for players, on the notice page and in the ticker (type PL). */
export const NOTICES: readonly Writer[] = [
  () => ({
    title: texts(
      'آج شام 8 بجے نئے لائیو ٹیبل کھل رہے ہیں',
      'Aaj shaam 8 baje naye live table khul rahe hain',
      'New live tables open tonight at 8 pm',
    ),
    content: paragraph(
      'آج سے تین نئے بیکریٹ ٹیبل اور ایک رولیٹ ٹیبل روزانہ کھلے رہیں گے۔ میزبان اردو اور انگریزی دونوں بولتے ہیں۔',
      'Aaj se teen naye baccarat table aur aik roulette table rozana khule rahein ge. Mezbaan Urdu aur English dono bolte hain.',
      'From today three new baccarat tables and one roulette table are open every day. The hosts speak both Urdu and English.',
    ),
  }),
  ({ brand }) => ({
    title: joinTexts(
      texts('', '', 'A welcome for every new player at '),
      brand,
      texts(' میں ہر نئے کھلاڑی کے لیے تحفہ', ' mein har naye khilari ke liye tohfa', ''),
    ),
    content: paragraph(
      'پہلی بار لاگ ان کرنے پر آپ کا تحفہ پروموشن کے صفحے پر انتظار کر رہا ہے۔ سات دن کے اندر حاصل کر لیں۔',
      'Pehli baar log in karne par aap ka tohfa promotion ke safhe par intezar kar raha hai. Saat din ke andar hasil kar lein.',
      'After your first login a gift waits for you on the promotions page. Collect it within seven days.',
    ),
  }),
  () => ({
    title: texts('رقم جمع کرانا اب اور بھی تیز', 'Raqam jama karana ab aur bhi tez', 'Deposits are now even faster'),
    content: paragraph(
      'زیادہ تر رقوم دو منٹ کے اندر آپ کے بیلنس میں آ جاتی ہیں۔ تاخیر ہو تو حوالہ نمبر لائیو چیٹ پر بھیج دیں۔',
      'Zyada tar raqoom do minute ke andar aap ke balance mein aa jati hain. Takheer ho to hawala number live chat par bhej dein.',
      'Most deposits reach your balance within two minutes. If one is late, send its reference number through live chat.',
    ),
  }),
  () => ({
    title: texts(
      'جمعرات کو صبح 4 بجے سسٹم کی دیکھ بھال',
      'Jumeraat ko subah 4 baje system ki dekh bhaal',
      'A short maintenance on Thursday at 4 am',
    ),
    content: paragraph(
      'تقریباً آدھے گھنٹے کے لیے گیمز بند رہیں گی۔ آپ کا بیلنس اور آپ کے لگائے ہوئے داؤ محفوظ رہیں گے۔',
      'Taqreeban aadhe ghante ke liye games band rahein gi. Aap ka balance aur aap ke lagaye hue daao mehfooz rahein ge.',
      'Games will pause for about half an hour. Your balance and your open bets stay safe.',
    ),
  }),
  ({ brand }) => ({
    title: texts(
      'اپنا پاس ورڈ کسی کو نہ بتائیں',
      'Apna password kisi ko na batayein',
      'Never tell anyone your password',
    ),
    content: joinTexts(
      '<p>',
      brand,
      texts(
        ' کا عملہ کبھی آپ سے پاس ورڈ یا تصدیقی کوڈ نہیں مانگتا۔ ایسا کوئی پیغام ملے تو جواب نہ دیں اور ہمیں اطلاع دیں۔</p>',
        ' ka amla kabhi aap se password ya tasdeeqi code nahin maangta. Aisa koi paigham mile to jawab na dein aur humein ittila dein.</p>',
        ' staff never ask for your password or a verification code. Do not answer such a message, and let us know.</p>',
      ),
    ),
    lasting: true,
  }),
  () => ({
    title: texts('اپنی حد خود مقرر کریں', 'Apni had khud muqarrar karein', 'Set your own limits'),
    content: joinTexts(
      paragraph(
        'کھیل تفریح ہی رہے، اس کے لیے سیٹنگز میں یہ سہولتیں موجود ہیں:',
        'Khel tafreeh hi rahe, is ke liye settings mein yeh sahulatein maujood hain:',
        'To keep play a pleasure, the settings offer you:',
      ),
      list([
        texts(
          'رقم جمع کرانے اور نقصان کی روزانہ، ہفتہ وار یا ماہانہ حد',
          'Raqam jama karane aur nuqsan ki rozana, hafta waar ya mahana had',
          'A daily, weekly or monthly limit of deposits and losses',
        ),
        texts(
          'ہر داؤ اور کھیلنے کے وقت کی حد',
          'Har daao aur khelne ke waqt ki had',
          'A limit for each bet and for the time of a session',
        ),
        texts('کھیل کے وقت کی یاد دہانی', 'Khel ke waqt ki yaad dehani', 'A reminder of how long you have played'),
        texts(
          'ایک دن سے چھ ہفتے تک کا وقفہ',
          'Aik din se chhe hafte tak ka waqfa',
          'A break of one day up to six weeks',
        ),
      ]),
    ),
    lasting: true,
  }),
  ({ money }) => ({
    title: texts('ہفتہ وار سلاٹس مقابلہ شروع', 'Hafta waar slots muqabla shuru', 'The weekly slots contest has begun'),
    content: paragraph(
      `پیر سے اتوار تک سب سے زیادہ پوائنٹس لینے والے سو کھلاڑی ${money(500000)} کے انعام میں حصہ پائیں گے۔`,
      `Peer se Itwaar tak sab se zyada points lene wale sau khilari ${money(500000)} ke inaam mein hissa payein ge.`,
      `From Monday to Sunday the hundred players with the most points share prizes worth ${money(500000)}.`,
    ),
  }),
  () => ({
    title: texts('اس ہفتے چودہ نئی گیمز', 'Is hafte chaudah nayi games', 'Fourteen new games this week'),
    content: paragraph(
      'نیل گری پلے، پتنگ اور مرچ اور مور بازار کے نئے سلاٹس اب «نئی گیمز» میں دیکھیں۔',
      'Nilgiri Play, Patang aur Mirch aur Mor Bazaar ke naye slots ab «Nayi Games» mein dekhein.',
      'New slots from Nilgiri Play, Kite & Pepper and Peacock Bazaar are waiting under “New games”.',
    ),
  }),
  () => ({
    title: texts('دریائی کپ کا نیا موسم', 'Daryai Cup ka naya mausam', 'A new season of the River Cup'),
    content: paragraph(
      'چھ ٹیمیں، پندرہ میچ اور ایک فائنل۔ پہلا میچ مرجان اور کوہسار کے درمیان کھیلا جائے گا۔',
      'Chhe teamein, pandrah match aur aik final. Pehla match Marjan aur Kohsar ke darmiyan khela jaye ga.',
      'Six teams, fifteen matches and one final. Marjan and Kohsar play the first match.',
    ),
  }),
  ({ money }) => ({
    title: texts('رقم نکلوانے کی نئی حد', 'Raqam nikalwane ki nayi had', 'A new withdrawal limit'),
    content: paragraph(
      `اب ایک درخواست میں ${money(50000)} تک نکلوائے جا سکتے ہیں، دن میں پانچ بار۔ وی آئی پی ممبروں کی حد اس سے زیادہ ہے۔`,
      `Ab aik darkhwast mein ${money(50000)} tak nikalwaye ja sakte hain, din mein paanch baar. VIP memberon ki had is se zyada hai.`,
      `You may now withdraw up to ${money(50000)} per request, five times a day. VIP members have a higher limit.`,
    ),
  }),
  () => ({
    title: texts('وی آئی پی درجات میں بہتری', 'VIP darjaat mein behtari', 'Better VIP levels'),
    content: paragraph(
      'درجہ چار سے ادائیگی ترجیحی بنیاد پر ہوتی ہے اور درجہ چھ سے ایک ذاتی مینیجر آپ کے ساتھ ہوتا ہے۔',
      'Darja chaar se adaigi tarjeehi bunyad par hoti hai aur darja chhe se aik zaati manager aap ke saath hota hai.',
      'From level four your payments have priority, and from level six a personal manager is there for you.',
    ),
  }),
  () => ({
    title: texts('ایپ کا نیا ورژن دستیاب ہے', 'App ka naya version dastyab hai', 'A new version of the app is out'),
    content: paragraph(
      'نئی ایپ تیزی سے کھلتی ہے اور انگلی کے نشان سے لاگ ان کرنے دیتی ہے۔ ہوم پیج کے آئیکن سے ڈاؤن لوڈ کریں۔',
      'Nayi app tezi se khulti hai aur ungli ke nishan se log in karne deti hai. Home page ke icon se download karein.',
      'The new app opens faster and lets you log in with your fingerprint. Download it from the icon on the home page.',
    ),
  }),
  () => ({
    title: texts('لائیو چیٹ اب چوبیس گھنٹے', 'Live chat ab chaubees ghante', 'Live chat now around the clock'),
    content: paragraph(
      'دن ہو یا رات، ہماری ٹیم اوسطاً تین منٹ میں جواب دیتی ہے۔',
      'Din ho ya raat, hamari team ausatan teen minute mein jawab deti hai.',
      'Day or night, our team answers within three minutes on average.',
    ),
  }),
  () => ({
    title: texts('فشنگ میں ایک نئی جھیل', 'Fishing mein aik nayi jheel', 'A new lake to fish in'),
    content: paragraph(
      'موجوں کا جال لایا ہے ایک پہاڑی جھیل، جہاں ہر گھنٹے سنہری مچھلی سطح پر آتی ہے۔',
      'Maujon ka Jaal laya hai aik pahari jheel, jahan har ghante sunehri machhli satah par aati hai.',
      'Tidal Net brings a mountain lake where the golden fish comes up once an hour.',
    ),
  }),
  () => ({
    title: texts('لاٹری کے نئے اوقات', 'Lottery ke naye auqaat', 'New lottery times'),
    content: paragraph(
      'روزانہ کی قرعہ اندازی سے پندرہ منٹ پہلے داؤ بند ہو جاتے ہیں۔ تیز قرعہ اندازی کے اوقات وہی ہیں۔',
      'Rozana ki qura andazi se pandrah minute pehle daao band ho jate hain. Tez qura andazi ke auqaat wohi hain.',
      'Bets close fifteen minutes before each daily draw. The fast draws keep their times.',
    ),
  }),
  ({ brand }) => ({
    title: joinTexts(
      brand,
      texts(
        ' کی جانب سے تمام معزز ممبروں کے لیے سالانہ میلے، اس کے پروگرام، انعامات کی تقسیم، لائیو ٹیبلوں کے بدلے ہوئے اوقات اور پہلی بار شرکت کرنے والوں کے لیے خصوصی ہدایات کے بارے میں ایک تفصیلی اعلان',
        ' ki jaanib se tamam moazziz memberon ke liye salana mele, is ke programme, inaamaat ki taqseem, live tablon ke badle hue auqaat aur pehli baar shirkat karne walon ke liye khusoosi hidayaat ke baare mein aik tafseeli elaan',
        ' announces to all its honoured members, in some detail, the annual fair, its programme, the distribution of the prizes, the changed hours of the live tables and special advice for those who take part for the first time',
      ),
    ),
    content: paragraph(
      'میلہ جمعے کی شام شروع ہو کر اتوار کی رات تک جاری رہے گا۔ پورا پروگرام پروموشن کے صفحے پر ہے۔',
      'Mela Jume ki shaam shuru ho kar Itwaar ki raat tak jari rahe ga. Poora programme promotion ke safhe par hai.',
      'The fair begins on Friday evening and lasts until Sunday night. The whole programme is on the promotions page.',
    ),
  }),
  () => ({
    title: texts('محفوظ لنک پہچانیں', 'Mehfooz link pehchanein', 'How to recognise a safe link'),
    content: joinTexts(
      paragraph(
        'ہمارے لنک ہمیشہ ہمارے اپنے پتے سے شروع ہوتے ہیں۔ جس پر شک ہو اسے نہ کھولیں۔',
        'Hamare link hamesha hamare apne pate se shuru hote hain. Jis par shak ho usay na kholein.',
        'Our links always begin with our own address. Do not open one you doubt.',
      ),
      hostile('script', 'image', 'link', 'style'),
    ),
  }),
  ({ money }) => ({
    title: texts('گزشتہ میلے کے نتائج', 'Guzishta mele ke nataij', 'Results of the last fair'),
    content: paragraph(
      `پچھلے میلے میں ${money(1250000)} کے انعامات تقسیم ہوئے۔ تمام جیتنے والوں کو مبارک ہو!`,
      `Pichhle mele mein ${money(1250000)} ke inaamaat taqseem hue. Tamam jeetne walon ko mubarak ho!`,
      `The last fair gave away ${money(1250000)} in prizes. Congratulations to all winners!`,
    ),
    standing: 'expired',
  }),
  () => ({
    title: texts('مسودہ: نئی شرائطِ استعمال', 'Musawwada: nayi sharait e istemal', 'Draft: new terms of use'),
    content: paragraph(
      'یہ متن ابھی زیرِ غور ہے اور شائع نہیں ہوا۔',
      'Yeh matn abhi zer e ghaur hai aur shaya nahin hua.',
      'This text is still under review and has not been published.',
    ),
    standing: 'unpublished',
  }),
  () => ({
    title: texts('اگلے ہفتے ایک نئی کمپنی', 'Agle hafte aik nayi company', 'A new vendor next week'),
    content: paragraph(
      'اگلے پیر سے ایک نئی کمپنی کی تیس گیمز لابی میں شامل ہوں گی۔',
      'Agle Peer se aik nayi company ki tees games lobby mein shamil hon gi.',
      'From next Monday thirty games of a new vendor join the lobby.',
    ),
    standing: 'future',
  }),
]
