import { texts } from '../texts.ts'
import type { Texts } from '../world-seed.ts'

/** The first game of each vendor. */
export const FLAGSHIPS: Readonly<Record<string, Texts>> = {
  NP: texts('نیل گری شیر', 'Nilgiri Sher', 'Nilgiri Tiger'),
  SR: texts('سونے کا میلہ', 'Sone ka Mela', 'Golden Fair'),
  KP: texts('پتنگوں کا موسم', 'Patangon ka Mausam', 'Kite Season'),
  CT: texts('گھر جاتا آخری تانگہ', 'Ghar Jata Aakhri Taanga', 'Last Tonga Home'),
  PB: texts('بارش میں مور', 'Baarish mein Mor', 'Peacock in the Rain'),
  TL: texts('بارہ لالٹینیں', 'Barah Laltainain', 'Twelve Lanterns'),
  PT: texts('ہزار رنگوں والا ٹرک', 'Hazaar Rangon Wala Truck', 'Truck of a Thousand Colours'),
  ML: texts('میٹھی چاندنی', 'Meethi Chandni', 'Sweet Moonlight'),
  SQ: texts('سات ستار', 'Saat Sitar', 'Seven Sitars'),
  WT: texts('اخروٹ کا بوڑھا درخت', 'Akhrot ka Boorha Darakht', 'The Old Walnut Tree'),
  RJ: texts('بازار کی کھڑکی', 'Bazaar ki Khirki', 'Window on the Bazaar'),
  GH: texts('جون کے آم', 'June ke Aam', 'Mangoes of June'),
  DT: texts('شادیانے', 'Shaadiyane', 'Wedding Drums'),
  BZ: texts('نیلا دھاگا', 'Neela Dhaga', 'Blue Thread'),
  QC: texts('سوئے ہوئے اونٹ', 'Soye Hue Oont', 'Sleeping Camels'),
}

/** The first table, pond or card room after a vendor's lobby. */
export const HEADLINERS: Readonly<Record<string, Texts>> = {
  BH: texts('شاہی بیکریٹ', 'Shahi Baccarat', 'Royal Baccarat'),
  SH: texts('آئینوں والی رولیٹ', 'Aainon Wali Roulette', 'Roulette of Mirrors'),
  VC: texts('صحن کی تین پتی', 'Sehan ki Teen Patti', 'Courtyard Teen Patti'),
  TN: texts('بوڑھا ماہی گیر', 'Boorha Mahigeer', 'The Old Fisherman'),
  DR: texts('مرجان کی گہرائی', 'Marjan ki Gehrai', 'Coral Deep'),
  FW: texts('چار یاروں کا لوڈو', 'Chaar Yaaron ka Ludo', 'Four Friends Ludo'),
  CC: texts('سرائے کی رمی', 'Sarai ki Rummy', 'Rummy at the Inn'),
}

/** The first crash game of a vendor. */
export const CRASH_HEADLINERS: Readonly<Record<string, Texts>> = {
  KP: texts('بو کاٹا!', 'Bo Kata!', 'Bo Kata!'),
  AV: texts('باز کی اڑان', 'Baaz ki Uraan', 'Falcon Climb'),
  TF: texts('گرج کا زینہ', 'Garaj ka Zeena', 'Stairway of Thunder'),
}

/** Very long titles by vendor: sentences, and one word without a line break opportunity. */
export const LONG_TITLES: Readonly<Record<string, Texts>> = {
  NP: texts(
    'ہنستے ہاتھی اور سات کاغذی لالٹینوں کا آدھی رات کا حیرت انگیز سفر',
    'Hanste Haathi aur Saat Kaghazi Laltainon ka Aadhi Raat ka Hairat Angez Safar',
    'The Remarkable Midnight Journey of the Laughing Elephant and the Seven Paper Lanterns',
  ),
  SR: texts(
    'لسی، جلیبی اور ایک بہت لمبی دوپہر کے لیے نانی کے تیرہ خفیہ نسخے',
    'Lassi, Jalebi aur Aik Bohat Lambi Dopahar ke Liye Nani ke Terah Khufia Nuskhe',
    'Grandma’s Thirteen Secret Recipes for Lassi, Jalebi and a Very Long Afternoon',
  ),
  KP: texts(
    'چھوٹے رکشے نے دریا سے پہاڑ تک کی بڑی دوڑ کیسے جیتی',
    'Chhote Rikshe ne Darya se Pahar Tak ki Bari Daur Kaise Jeeti',
    'How the Little Rickshaw Won the Great Race from the River to the Mountain',
  ),
  CT: texts(
    'وہ وزیر جس نے پرانے قلعے کے اوپر ہر ستارہ گنا اور پھر گنتی بھول گیا',
    'Woh Wazir Jis Ne Purane Qile ke Oopar Har Sitara Gina aur Phir Ginti Bhool Gaya',
    'The Wazir Who Counted Every Star Above the Old Fort and Then Forgot the Number',
  ),
  PB: texts(
    'طوطے نے بازار میں جو کچھ سنا اور جو اسے کبھی نہیں دہرانا چاہیے تھا',
    'Tote ne Bazaar mein Jo Kuch Suna aur Jo Usay Kabhi Nahin Dohrana Chahiye Tha',
    'Everything the Parrot Heard at the Bazaar and Should Never Have Repeated',
  ),
  TL: texts(
    'تین بھائی، ایک چھتری اور سب سے لمبا ساون جو کسی کو یاد ہو',
    'Teen Bhai, Aik Chhatri aur Sab Se Lamba Sawan Jo Kisi ko Yaad Ho',
    'Three Brothers, One Umbrella and the Longest Monsoon Anyone Remembers',
  ),
  PT: texts(
    'آم کی مکمل تاریخ، نو جلدوں اور ایک مفت اسپن میں',
    'Aam ki Mukammal Tareekh, Nau Jildon aur Aik Muft Spin mein',
    'A Complete History of the Mango, in Nine Volumes and One Free Spin',
  ),
  ML: texts(
    'رکشہتانگہکشتیریلغبارہاونٹایکسپریس',
    'Rikshataangakashtirailghubaraoontexpress',
    'Rickshawtongaboattrainballooncamelexpress',
  ),
}
