import { texts } from '../texts.ts'
import { paragraph, type Writer } from './copy.ts'

/** Highlights on home (type H). */
export const HIGHLIGHTS: readonly Writer[] = [
  () => ({
    title: texts(
      'آج کا میچ: مرجان بمقابلہ کوہسار',
      'Aaj ka match: Marjan bamuqabla Kohsar',
      'Match of the day: Marjan v Kohsar',
    ),
    content: paragraph(
      'دریائی کپ کا سب سے پرانا مقابلہ، آج شام براہِ راست۔',
      'Daryai Cup ka sab se purana muqabla, aaj shaam barah e raast.',
      'The oldest rivalry of the River Cup, live this evening.',
    ),
    pictures: 1,
    motif: 'cricket',
  }),
  ({ money }) => ({
    title: texts('جیک پاٹ بڑھتا جا رہا ہے', 'Jackpot barhta ja raha hai', 'The jackpot keeps growing'),
    content: paragraph(
      `نیل گری پلے کا جیک پاٹ ${money(4800000)} سے آگے نکل گیا ہے۔`,
      `Nilgiri Play ka jackpot ${money(4800000)} se aage nikal gaya hai.`,
      `The Nilgiri Play jackpot has passed ${money(4800000)}.`,
    ),
    pictures: 1,
    motif: 'chest',
  }),
  () => ({
    title: texts('نئی گیم: بو کاٹا!', 'Nayi game: Bo Kata!', 'New game: Bo Kata!'),
    content: paragraph(
      'پتنگ جتنی اونچی، انعام اتنا بڑا۔ ڈور کٹنے سے پہلے اتار لیں!',
      'Patang jitni oonchi, inaam utna bara. Dor katne se pehle utaar lein!',
      'The higher the kite, the larger the prize. Bring it down before the string is cut!',
    ),
    pictures: 1,
    motif: 'kite',
  }),
  () => ({
    title: texts('ماہی گیروں کی رات', 'Mahigeeron ki raat', 'Fishermen’s night'),
    content: paragraph(
      'آج رات دس بجے سے ہر سنہری مچھلی دگنی قیمت کی۔',
      'Aaj raat das baje se har sunehri machhli dugni qeemat ki.',
      'From ten tonight every golden fish counts double.',
    ),
    pictures: 1,
    motif: 'fisherman',
  }),
  () => ({
    title: texts(
      'چار یاروں کی تین پتی کا ٹورنامنٹ',
      'Chaar Yaaron ki Teen Patti ka tournament',
      'Four Friends Teen Patti tournament',
    ),
    content: paragraph(
      'دوستوں کے ساتھ کھیلیں؛ بہترین چوکڑی کو خاص انعام ملے گا۔',
      'Doston ke saath khelein; behtareen chaukri ko khaas inaam mile ga.',
      'Play with friends; the best foursome wins a special prize.',
    ),
    lasting: true,
    pictures: 1,
    motif: 'cup',
  }),
  () => ({
    title: texts('پچھلے ہفتے کی جھلکیاں', 'Pichhle hafte ki jhalkiyan', 'Highlights of last week'),
    content: paragraph(
      'سب سے بڑی جیت، سب سے لمبا سلسلہ اور سب سے خوش قسمت کھلاڑی۔',
      'Sab se bari jeet, sab se lamba silsila aur sab se khush qismat khilari.',
      'The biggest win, the longest streak and the luckiest player.',
    ),
    standing: 'expired',
    pictures: 1,
    motif: 'megaphone',
  }),
]
