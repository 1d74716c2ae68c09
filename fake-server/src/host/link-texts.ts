import type { PackLanguage } from '@understudy/contracts'

const EN = {
  opening: 'Opening …',
  needsScript: 'This page needs JavaScript to go on.',
  title: 'This link cannot be opened',
  bad: '{value} is not possible for {name}.',
  allowed: 'Possible are, for example:',
  unknownWorld: 'There is no world {value}. It was removed or has ended.',
  off: 'Links into a state are off here, because this server can be reached from other machines.',
  token: 'On this server only those who hold its token may steer. Ask whoever runs it.',
  host: 'Links into a state only open at the address localhost.',
  visit: 'A link into a state opens as a page of its own, never inside another one.',
  full: 'There are too many worlds at the moment. Delete one, or try again in ten minutes.',
  home: 'To the app',
}

const UR: typeof EN = {
  opening: 'کھل رہا ہے …',
  needsScript: 'آگے بڑھنے کے لیے اس صفحے کو جاوا اسکرپٹ چاہیے۔',
  title: 'یہ لنک نہیں کھل سکتا',
  bad: '{name} کے لیے {value} ممکن نہیں۔',
  allowed: 'مثال کے طور پر یہ ممکن ہیں:',
  unknownWorld: 'دنیا {value} موجود نہیں۔ اسے ہٹا دیا گیا یا یہ ختم ہو گئی۔',
  off: 'یہاں حالت والے لنک بند ہیں، کیونکہ اس سرور تک دوسری مشینوں سے بھی پہنچا جا سکتا ہے۔',
  token: 'اس سرور کو صرف وہی چلا سکتے ہیں جن کے پاس اس کا ٹوکن ہے۔ سرور چلانے والے سے پوچھیں۔',
  host: 'حالت والے لنک صرف localhost کے پتے پر کھلتے ہیں۔',
  visit: 'حالت والا لنک اپنے الگ صفحے میں کھلتا ہے، کسی دوسرے صفحے کے اندر نہیں۔',
  full: 'اس وقت بہت زیادہ دنیائیں کھلی ہیں۔ کوئی ایک ہٹا دیں، یا دس منٹ بعد دوبارہ کوشش کریں۔',
  home: 'ایپ پر جائیں',
}

const UR_LA: typeof EN = {
  opening: 'Khul raha hai …',
  needsScript: 'Aagay barhnay ke liye is safhay ko JavaScript chahiye.',
  title: 'Yeh link nahin khul sakta',
  bad: '{name} ke liye {value} mumkin nahin.',
  allowed: 'Misaal ke taur par yeh mumkin hain:',
  unknownWorld: 'Dunya {value} maujood nahin. Isay hata diya gaya ya yeh khatam ho gayi.',
  off: 'Yahan haalat walay link band hain, kyunke is server tak doosri machinon se bhi pohncha ja sakta hai.',
  token: 'Is server ko sirf wohi chala saktay hain jin ke paas is ka token hai. Server chalanay walay se poochein.',
  host: 'Haalat walay link sirf localhost ke patay par khultay hain.',
  visit: 'Haalat wala link apnay alag safhay mein khulta hai, kisi doosray safhay ke andar nahin.',
  full: 'Is waqt bohat zyada dunyayein khuli hain. Koi aik hata dein, ya das minute baad dobara koshish karein.',
  home: 'App par jayein',
}

export type LinkTexts = typeof EN
export const linkTexts: Readonly<Record<PackLanguage, LinkTexts>> = { EN, UR, 'UR-LA': UR_LA }
