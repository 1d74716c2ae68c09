import { texts } from '../texts.ts'
import type { HelpSeed } from '../world-seed.ts'

export const play: HelpSeed = {
  category: 'play',
  title: texts('گیمز', 'Games', 'Games'),
  items: [
    {
      title: texts('کوئی گیم نہ کھلے تو؟', 'Koi game na khule to?', 'What if a game does not open?'),
      content: texts(
        '<p>پندرہ سیکنڈ میں نہ کھلے تو صفحہ دوبارہ کوشش کا بٹن دکھاتا ہے۔ اگر گیم دیکھ بھال کے لیے بند ہو تو یہ بھی بتایا جاتا ہے؛ تب تک کوئی اور گیم کھیلیں۔</p>',
        '<p>Pandrah second mein na khule to safha dobara koshish ka button dikhata hai. Agar game dekh bhaal ke liye band ho to yeh bhi bataya jata hai; tab tak koi aur game khelein.</p>',
        '<p>If it has not opened after fifteen seconds, you can try again. If the vendor is under maintenance, play another game meanwhile.</p>',
      ),
    },
    {
      title: texts('پسندیدہ گیمز کہاں ہیں؟', 'Pasandeeda games kahan hain?', 'Where are my favourite games?'),
      content: texts(
        '<p>گیم پر ستارے کو چھوئیں۔ ہوم کے مینو میں پسندیدہ کے تحت وہ سب مل جاتی ہیں، اور جو حال ہی میں کھیلی گئیں وہ بھی۔</p>',
        '<p>Game par sitare ko chhuein. Home ke menu mein pasandeeda ke tehat woh sab mil jate hain, aur jo haal hi mein khele gaye woh bhi.</p>',
        '<p>Tap the star of a game. You find it under Favourites on the home page, next to the games you played recently.</p>',
      ),
    },
    {
      title: texts(
        'کھیل کے بیچ انٹرنیٹ چلا جائے تو؟',
        'Khel ke beech internet chala jaye to?',
        'What if the connection drops while I play?',
      ),
      content: texts(
        '<p>جو داؤ لگ چکا وہ {brand} کے پاس محفوظ ہے اور اس کا نتیجہ آپ کے بیلنس میں آ جاتا ہے، چاہے آپ دیکھ نہ رہے ہوں۔ ایک داؤ کبھی دو بار نہیں کٹتا۔</p>',
        '<p>Jo daao lag chuka woh {brand} ke paas mehfooz hai aur is ka nateeja aap ke balance mein aa jata hai, chahe aap dekh na rahe hon. Aik daao kabhi do baar nahin katta.</p>',
        '<p>A bet that was placed is safe with {brand}, and its result reaches your balance whether you watch or not. No bet is taken twice.</p>',
      ),
    },
  ],
}
