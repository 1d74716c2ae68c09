import { joinTexts, texts } from '../texts.ts'
import { paragraph, type Writer } from './copy.ts'
import { hostile } from './hostile.ts'

/** Notices for agents only (type A). */
export const AGENT_NOTICES: readonly Writer[] = [
  () => ({
    title: texts('نئے معاہدوں کی مدت', 'Naye muahidon ki muddat', 'Term of the new contracts'),
    content: paragraph(
      'نئے منافع کے معاہدے پہلی اور سولہویں تاریخ سے شروع ہوتے ہیں۔ زیرِ التوا درخواستوں کا جواب پانچ دن میں دیں۔',
      'Naye munafe ke muahide pehli aur solhwin tareekh se shuru hote hain. Zer e iltiwa darkhwaston ka jawab paanch din mein dein.',
      'New dividend contracts begin on the first and the sixteenth. Please answer pending requests within five days.',
    ),
    lasting: true,
  }),
  () => ({
    title: texts('ایجنٹس کا ماہانہ اجلاس', 'Agents ka mahana ijlas', 'Monthly agents’ meeting'),
    content: joinTexts(
      paragraph(
        'اگلا آن لائن اجلاس اتوار کو دوپہر تین بجے ہو گا۔ موضوع: ٹیم کی رپورٹیں پڑھنا۔',
        'Agla online ijlas Itwaar ko dopahar teen baje ho ga. Mauzu: team ki reportein parhna.',
        'The next online meeting is on Sunday at three in the afternoon. Subject: reading your team reports.',
      ),
      hostile('script', 'image'),
    ),
  }),
  () => ({
    title: texts(
      'پچھلے مہینے کی کمیشن ادا ہو گئی',
      'Pichhle mahine ki commission ada ho gayi',
      'Last month’s commission has been paid',
    ),
    content: paragraph(
      'تفصیل ٹیم کے نفع و نقصان کے صفحے پر دیکھیں۔',
      'Tafseel team ke nafa o nuqsan ke safhe par dekhein.',
      'See the team profit and loss page for the details.',
    ),
    standing: 'expired',
  }),
]
