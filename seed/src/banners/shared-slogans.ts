import { type Slogan, slogan } from './slogan.ts'

/** Slogans that the merchants share for groups other than home; each merchant starts at a different one. */
export const LIVE_SLOGANS: readonly Slogan[] = [
  slogan(
    'لائیو ماڈل کے ساتھ',
    'آج شام 9 بجے',
    'Live model ke saath',
    'Aaj shaam 9 baje',
    'With our live model',
    'Tonight at nine',
  ),
  slogan(
    'میزبان آپ کے منتظر',
    'شاہی بیکریٹ ابھی کھلا ہے',
    'Mezbaan aap ke muntazir',
    'Shahi Baccarat abhi khula hai',
    'Your hosts are waiting',
    'Royal Baccarat is open now',
  ),
  slogan(
    'براہِ راست محفل',
    'سوال پوچھیں، جواب پائیں',
    'Barah e raast mehfil',
    'Sawal poochein, jawab payein',
    'A gathering, live',
    'Ask and be answered',
  ),
]

export const NEW_GAME_SLOGANS: readonly Slogan[] = [
  slogan('نئی گیمز', 'ہر ہفتے تازہ', 'Nayi games', 'Har hafte taaza', 'New games', 'Fresh every week'),
  slogan(
    'بو کاٹا!',
    'پتنگ کی اونچائی، آپ کا انعام',
    'Bo Kata!',
    'Patang ki oonchai, aap ka inaam',
    'Bo Kata!',
    'The kite’s height is your prize',
  ),
  slogan(
    'پہلی بار یہاں',
    'سات ستار کی دھن سنیے',
    'Pehli baar yahan',
    'Saat Sitar ki dhun suniye',
    'Here for the first time',
    'Hear the Seven Sitars play',
  ),
]

export const GAME_SLOGANS: readonly Slogan[] = [
  slogan(
    'ایک ہزار سے زیادہ گیمز',
    'اپنا پسندیدہ ڈھونڈیے',
    'Aik hazaar se zyada games',
    'Apna pasandeeda dhoondiye',
    'More than a thousand games',
    'Find the one you love',
  ),
  slogan(
    'سلاٹس کا بازار',
    'تمام کمپنیاں، ایک جگہ',
    'Slots ka bazaar',
    'Tamam companiyan, aik jagah',
    'A bazaar of slots',
    'All vendors in one place',
  ),
  slogan(
    'مفت آزمائیں',
    'نمائشی سکوں کے ساتھ',
    'Muft aazmayein',
    'Numaishi sikkon ke saath',
    'Try for free',
    'With demo coins',
  ),
]

export const LOGIN_SLOGANS: readonly Slogan[] = [
  slogan(
    'واپسی مبارک',
    'آپ کی پسندیدہ گیمز یہیں ہیں',
    'Wapsi mubarak',
    'Aap ke pasandeeda games yahin hain',
    'Welcome back',
    'Your favourites are right here',
  ),
  slogan(
    'محفوظ لاگ ان',
    'آپ کا پاس ورڈ صرف آپ کا',
    'Mehfooz log in',
    'Aap ka password sirf aap ka',
    'Log in safely',
    'Your password is yours alone',
  ),
  slogan(
    'روزانہ کا انعام',
    'لاگ ان کریں اور حاصل کریں',
    'Rozana ka inaam',
    'Log in karein aur hasil karein',
    'Daily reward',
    'Log in and collect it',
  ),
]

export const REGISTER_SLOGANS: readonly Slogan[] = [
  slogan(
    'ایک منٹ میں اکاؤنٹ',
    'اور پہلا تحفہ آپ کا',
    'Aik minute mein account',
    'Aur pehla tohfa aap ka',
    'An account in a minute',
    'And the first gift is yours',
  ),
  slogan(
    'دوست نے دعوت دی؟',
    'دعوت کا کوڈ درج کریں',
    'Dost ne dawat di?',
    'Dawat ka code darj karein',
    'Invited by a friend?',
    'Enter your invitation code',
  ),
]
