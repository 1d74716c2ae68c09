/** @typedef {{title: string, what: string}} Page */
/** @type {Record<'UR' | 'UR-LA' | 'EN', {desk: Page, messenger: Page, note: string}>} */
export const TEXTS = {
  UR: {
    desk: {
      title: 'سروس ڈیسک',
      what: 'اصل پلیٹ فارم پر یہاں اکاؤنٹ، ادائیگی، دعوت اور کمیشن کے سوالات کا فارم کھلتا ہے۔',
    },
    messenger: { title: 'واٹس ایپ', what: 'اصل پلیٹ فارم پر یہاں سے میسجنگ ایپ میں ڈیسک کی گفتگو کھلتی ہے۔' },
    note: 'یہ نمائشی پلیٹ فارم ہے: یہاں سے کوئی پیغام باہر نہیں جاتا۔ لائیو چیٹ میں جواب ملتا ہے۔',
  },
  'UR-LA': {
    desk: {
      title: 'Service desk',
      what: 'Asal platform par yahan account, adaigi, dawat aur commission ke sawalat ka form khulta hai.',
    },
    messenger: { title: 'WhatsApp', what: 'Asal platform par yahan se messaging app mein desk ki guftagu khulti hai.' },
    note: 'Yeh numaishi platform hai: yahan se koi paigham bahar nahin jata. Live chat mein jawab milta hai.',
  },
  EN: {
    desk: {
      title: 'Service desk',
      what: 'On a real platform a form for questions about account, payments, invitations and commission opens here.',
    },
    messenger: {
      title: 'WhatsApp',
      what: 'On a real platform the desk’s conversation opens in the messaging app from here.',
    },
    note: 'This is a demo platform: no message leaves it. Live chat is where somebody answers.',
  },
}
