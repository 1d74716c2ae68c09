/** @typedef {'back' | 'words' | 'send' | 'picture' | 'typing' | 'atDesk' | 'closed' | 'offline' | 'gone' | 'again' | 'badPicture' | 'largePicture' | 'sent' | 'picked'} Text */
/** @typedef {Record<Text, string> & {topics: string[]}} Texts */
/** @type {Record<'UR' | 'UR-LA' | 'EN', Texts>} */
const TEXTS = {
  UR: {
    back: 'ایپ پر واپس',
    words: 'اپنا پیغام لکھیں',
    send: 'بھیجیں',
    picture: 'تصویر بھیجیں',
    typing: 'جواب لکھا جا رہا ہے',
    atDesk: '{name} ڈیسک پر ہیں',
    closed: 'ڈیسک {time} بجے کھلے گا',
    offline: 'پیغام نہیں پہنچا۔ کنکشن دیکھیں۔',
    gone: 'یہ چیٹ ختم ہو چکی ہے۔ اسے ایپ سے دوبارہ کھولیں۔',
    again: 'دوبارہ بھیجیں',
    badPicture: 'صرف PNG یا JPG تصویر بھیجی جا سکتی ہے۔',
    largePicture: 'تصویر 5 MB سے بڑی ہے۔',
    sent: 'آپ',
    picked: 'بھیجی گئی تصویر',
    topics: ['میری رقم جمع نہیں ہوئی', 'رقم نکلوانی ہے', 'گیم رک گیا', 'میرا اکاؤنٹ', 'بونس'],
  },
  'UR-LA': {
    back: 'App par wapas',
    words: 'Apna paigham likhein',
    send: 'Bhejein',
    picture: 'Tasveer bhejein',
    typing: 'Jawab likha ja raha hai',
    atDesk: '{name} desk par hain',
    closed: 'Desk {time} baje khule ga',
    offline: 'Paigham nahin pohancha. Connection dekhein.',
    gone: 'Yeh chat khatam ho chuki hai. Isay app se dobara kholein.',
    again: 'Dobara bhejein',
    badPicture: 'Sirf PNG ya JPG tasveer bheji ja sakti hai.',
    largePicture: 'Tasveer 5 MB se bari hai.',
    sent: 'Aap',
    picked: 'Bheji gayi tasveer',
    topics: ['Meri raqam jama nahin hui', 'Raqam nikalwani hai', 'Game ruk gaya', 'Mera account', 'Bonus'],
  },
  EN: {
    back: 'Back to the app',
    words: 'Write your message',
    send: 'Send',
    picture: 'Send a picture',
    typing: 'Typing …',
    atDesk: '{name} is online',
    closed: 'We reply again from {time}',
    offline: 'Not sent. Check your connection.',
    gone: 'This chat has ended. Open it again from the app.',
    again: 'Send again',
    badPicture: 'Only a PNG or JPG picture can be sent.',
    largePicture: 'The picture is larger than 5 MB.',
    sent: 'You',
    picked: 'Picture that was sent',
    topics: ['My deposit has not arrived', 'I want to withdraw', 'A game has stopped', 'My account', 'Bonus'],
  },
}

/** @param {string} language */
export const textsOf = (language) => TEXTS[language === 'UR' || language === 'UR-LA' ? language : 'EN']
