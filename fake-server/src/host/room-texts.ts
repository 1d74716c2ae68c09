import type { PackLanguage } from '@understudy/contracts'

const EN = {
  title: 'Join the room',
  titleOf: 'Join {name}',
  how: 'Enter the PIN from the host.',
  pin: 'Pin',
  enter: 'Join',
  wrong: 'Wrong PIN. Please try again.',
  unknownTitle: 'This room is not open',
  unknown: 'The code is wrong, or the room has been closed. Ask the host for the current link.',
  fullTitle: 'The room is full',
  full: 'All places are taken. Ask the host for more.',
  closedTitle: 'Too many attempts',
  closed: 'There were too many wrong attempts from here. Please wait an hour, or ask the host for a new room.',
  fromElsewhere: 'You came here from another site or app. If you join, this phone leaves what it shows now.',
  stay: 'Stay where I am',
  visit: 'A room opens as a page of its own, never inside another one.',
}

const UR: typeof EN = {
  title: 'کمرے میں شامل ہوں',
  titleOf: '{name} میں شامل ہوں',
  how: 'وہ پن لکھیں جو میزبان نے آپ کو بتایا ہے۔',
  pin: 'پن',
  enter: 'شامل ہوں',
  wrong: 'یہ پن درست نہیں۔ دوبارہ کوشش کریں۔',
  unknownTitle: 'یہ کمرہ کھلا نہیں ہے',
  unknown: 'کوڈ غلط ہے یا کمرہ بند ہو چکا ہے۔ میزبان سے آج کا لنک مانگیں۔',
  fullTitle: 'کمرہ بھر گیا ہے',
  full: 'جتنے لوگ آ سکتے تھے وہ آ چکے ہیں۔ میزبان سے جگہ بنانے کو کہیں۔',
  closedTitle: 'بہت زیادہ کوششیں',
  closed: 'یہاں سے بہت زیادہ غلط کوششیں ہوئی ہیں۔ ایک گھنٹہ انتظار کریں، یا میزبان سے نیا کمرہ مانگیں۔',
  fromElsewhere: 'آپ کسی دوسری سائٹ یا ایپ سے یہاں آئے ہیں۔ شامل ہونے پر یہ فون وہ سب چھوڑ دے گا جو ابھی دکھا رہا ہے۔',
  stay: 'یہیں رہیں',
  visit: 'کمرہ اپنے الگ صفحے میں کھلتا ہے، کسی دوسرے صفحے کے اندر نہیں۔',
}

const UR_LA: typeof EN = {
  title: 'Kamre mein shamil hon',
  titleOf: '{name} mein shamil hon',
  how: 'Woh pin likhein jo mezbaan ne aap ko bataya hai.',
  pin: 'Pin',
  enter: 'Shamil hon',
  wrong: 'Yeh pin durust nahin. Dobara koshish karein.',
  unknownTitle: 'Yeh kamra khula nahin hai',
  unknown: 'Code ghalat hai ya kamra band ho chuka hai. Mezbaan se aaj ka link maangein.',
  fullTitle: 'Kamra bhar gaya hai',
  full: 'Jitne log aa sakte thay woh aa chuke hain. Mezbaan se jagah banane ko kahein.',
  closedTitle: 'Bohat zyada koshishein',
  closed:
    'Yahan se bohat zyada ghalat koshishein hui hain. Aik ghanta intezar karein, ya mezbaan se naya kamra maangein.',
  fromElsewhere:
    'Aap kisi doosri site ya app se yahan aaye hain. Shamil hone par yeh phone woh sab chhor de ga jo abhi dikha raha hai.',
  stay: 'Yahin rahein',
  visit: 'Kamra apne alag safhe mein khulta hai, kisi doosre safhe ke andar nahin.',
}

export const roomTexts: Readonly<Record<PackLanguage, typeof EN>> = { EN, UR, 'UR-LA': UR_LA }
