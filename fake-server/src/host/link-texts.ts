import type { PackLanguage } from '@understudy/contracts'

const EN = {
  opening: 'Opening …',
  needsScript: 'This page needs JavaScript to go on.',
  title: 'This link cannot be opened',
  bad: '{value} is not valid for {name}.',
  allowed: 'Valid values, for example:',
  unknownWorld: 'There is no world {value}. It was removed or has ended.',
  off: 'Links into a state are off here, because this server can be reached from other machines.',
  token: 'On this server only those who hold its token may steer. Ask whoever runs it.',
  host: 'Links into a state only open at the address localhost.',
  visit: 'A link into a state opens as a page of its own, never inside another one.',
  full: 'There are too many worlds at the moment. Delete one, or try again in ten minutes.',
  home: 'To the app',
  expired: 'This link has expired. Ask whoever sent it for a new one.',
  forged:
    'The signature of this link is not valid: it was changed on its way, or this server signs with another token now.',
  askTitle: 'Open this state?',
  fromElsewhere: 'You came here from another site or app. Nothing has changed yet.',
  change: 'The link takes you to the world {world}. What you see now stays as it is and is left behind.',
  new: 'The link makes a new world:',
  named:
    'The link opens the world {world} as it is. For everybody in it the merchant becomes that of the account, and who is logged in under the same name is logged out.',
  copy: 'The link makes a copy of the world {world} and changes the copy:',
  names: {
    scenario: 'Scenario',
    as: 'Logged in as',
    flags: 'Switches',
    faults: 'Faults',
    at: 'Time',
    lang: 'Language',
    theme: 'Theme',
    merchant: 'Merchant',
    world: 'World',
    page: 'Page',
  },
  open: 'Open this state',
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
  expired: 'اس لنک کی مدت ختم ہو گئی ہے۔ بھیجنے والے سے نیا لنک مانگیں۔',
  forged: 'اس لنک کے دستخط درست نہیں: یہ راستے میں بدلا گیا ہے، یا یہ سرور اب دوسرے ٹوکن سے دستخط کرتا ہے۔',
  askTitle: 'یہ حالت کھولیں؟',
  fromElsewhere: 'آپ کسی دوسری سائٹ یا ایپ سے یہاں آئے ہیں۔ ابھی تک نہ کچھ بنا ہے نہ بدلا ہے۔',
  change:
    'یہ لنک آپ کو دنیا {world} میں لے جاتا ہے۔ جو آپ ابھی دیکھ رہے ہیں وہ ویسا ہی رہتا ہے اور پیچھے چھوٹ جاتا ہے۔',
  new: 'یہ لنک ایک نئی دنیا بناتا ہے:',
  named:
    'یہ لنک دنیا {world} کو جوں کا توں کھولتا ہے۔ وہاں سب کے لیے مرچنٹ اسی اکاؤنٹ کا ہو جائے گا، اور اسی نام سے لاگ ان شخص لاگ آؤٹ ہو جائے گا۔',
  copy: 'یہ لنک دنیا {world} کی نقل بناتا ہے اور نقل کو بدلتا ہے:',
  names: {
    scenario: 'منظر',
    as: 'لاگ ان بطور',
    flags: 'سوئچ',
    faults: 'خرابیاں',
    at: 'وقت',
    lang: 'زبان',
    theme: 'تھیم',
    merchant: 'مرچنٹ',
    world: 'دنیا',
    page: 'صفحہ',
  },
  open: 'یہ حالت کھولیں',
}

const UR_LA: typeof EN = {
  opening: 'Khul raha hai …',
  needsScript: 'Aage barhne ke liye is safhe ko JavaScript chahiye.',
  title: 'Yeh link nahin khul sakta',
  bad: '{name} ke liye {value} mumkin nahin.',
  allowed: 'Misaal ke taur par yeh mumkin hain:',
  unknownWorld: 'Duniya {value} maujood nahin. Isay hata diya gaya ya yeh khatam ho gayi.',
  off: 'Yahan haalat wale link band hain, kyunke is server tak doosri machinon se bhi pohancha ja sakta hai.',
  token: 'Is server ko sirf wohi chala sakte hain jin ke paas is ka token hai. Server chalane wale se poochein.',
  host: 'Haalat wale link sirf localhost ke pate par khulte hain.',
  visit: 'Haalat wala link apne alag safhe mein khulta hai, kisi doosre safhe ke andar nahin.',
  full: 'Is waqt bohat zyada duniyayein khuli hain. Koi aik hata dein, ya das minute baad dobara koshish karein.',
  home: 'App par jayein',
  expired: 'Is link ki muddat khatam ho gayi hai. Bhejne wale se naya link maangein.',
  forged:
    'Is link ke dastakhat durust nahin: yeh raaste mein badla gaya hai, ya yeh server ab doosre token se dastakhat karta hai.',
  askTitle: 'Yeh haalat kholein?',
  fromElsewhere: 'Aap kisi doosri site ya app se yahan aaye hain. Abhi tak na kuch bana hai na badla hai.',
  change:
    'Yeh link aap ko duniya {world} mein le jata hai. Jo aap abhi dekh rahe hain woh waisa hi rehta hai aur peeche chhoot jata hai.',
  new: 'Yeh link aik nayi duniya banata hai:',
  named:
    'Yeh link duniya {world} ko jun ka tun kholta hai. Wahan sab ke liye merchant isi account ka ho jaye ga, aur isi naam se log in shakhs log out ho jaye ga.',
  copy: 'Yeh link duniya {world} ki naqal banata hai aur naqal ko badalta hai:',
  names: {
    scenario: 'Manzar',
    as: 'Log in bataur',
    flags: 'Switch',
    faults: 'Kharabiyan',
    at: 'Waqt',
    lang: 'Zaban',
    theme: 'Theme',
    merchant: 'Merchant',
    world: 'Duniya',
    page: 'Safha',
  },
  open: 'Yeh haalat kholein',
}

export type LinkTexts = typeof EN
export const linkTexts: Readonly<Record<PackLanguage, LinkTexts>> = { EN, UR, 'UR-LA': UR_LA }
