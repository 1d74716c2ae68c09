import type { Motif } from '@understudy/art'
import { texts } from '../texts.ts'
import type { Title } from './grammar.ts'

const title = (motif: Motif, ...names: Parameters<typeof texts>): Title => ({ name: texts(...names), motif })

/** The first game of each vendor. */
export const FLAGSHIPS: Readonly<Record<string, Title>> = {
  NP: title('tiger', 'نیل گری شیر', 'Nilgiri Sher', 'Nilgiri Tiger'),
  SR: title('tent', 'سونے کا میلہ', 'Sone ka Mela', 'Golden Fair'),
  KP: title('kite', 'پتنگوں کا موسم', 'Patangon ka Mausam', 'Kite Season'),
  CT: title('tonga', 'گھر جاتا آخری تانگہ', 'Ghar Jata Aakhri Taanga', 'Last Tonga Home'),
  PB: title('peacock', 'بارش میں مور', 'Baarish mein Mor', 'Peacock in the Rain'),
  TL: title('lantern', 'بارہ لالٹینیں', 'Barah Laltainain', 'Twelve Lanterns'),
  PT: title('truck', 'ہزار رنگوں والا ٹرک', 'Hazaar Rangon Wala Truck', 'Truck of a Thousand Colours'),
  ML: title('moon', 'میٹھی چاندنی', 'Meethi Chandni', 'Sweet Moonlight'),
  SQ: title('sitar', 'سات ستار', 'Saat Sitar', 'Seven Sitars'),
  WT: title('tree', 'اخروٹ کا بوڑھا درخت', 'Akhrot ka Boorha Darakht', 'The Old Walnut Tree'),
  RJ: title('haveli', 'بازار کی کھڑکی', 'Bazaar ki Khirki', 'Window on the Bazaar'),
  GH: title('mango', 'جون کے آم', 'June ke Aam', 'Mangoes of June'),
  DT: title('drum', 'شادیانے', 'Shaadiyane', 'Wedding Drums'),
  BZ: title('shawl', 'نیلا دھاگا', 'Neela Dhaga', 'Blue Thread'),
  QC: title('camel', 'سوئے ہوئے اونٹ', 'Soye Hue Oont', 'Sleeping Camels'),
}

/** The first table, pond or card room after a vendor's lobby. */
export const HEADLINERS: Readonly<Record<string, Title>> = {
  BH: title('baccarat', 'شاہی بیکریٹ', 'Shahi Baccarat', 'Royal Baccarat'),
  SH: title('moon', 'آئینوں کا سورج چاند', 'Aainon ka Suraj Chaand', 'Sun and Moon of Mirrors'),
  VC: title('blackjack', 'صحن کا ہائی کارڈ', 'Sehan ka High Card', 'Courtyard High Card'),
  TN: title('fisherman', 'بوڑھا ماہی گیر', 'Boorha Mahigeer', 'The Old Fisherman'),
  DR: title('shell', 'مرجان کی گہرائی', 'Marjan ki Gehrai', 'Coral Deep'),
  FW: title('teenpatti', 'چار یاروں کی تین پتی', 'Chaar Yaaron ki Teen Patti', 'Four Friends Teen Patti'),
  CC: title('rummy', 'سرائے کی فلیش', 'Sarai ki Flash', 'Flash at the Inn'),
}

/** The first crash game of a vendor. */
export const CRASH_HEADLINERS: Readonly<Record<string, Title>> = {
  KP: title('kite', 'بو کاٹا!', 'Bo Kata!', 'Bo Kata!'),
  AV: title('songbird', 'باز کی اڑان', 'Baaz ki Uraan', 'Falcon Climb'),
  TF: title('staircase', 'گرج کا زینہ', 'Garaj ka Zeena', 'Stairway of Thunder'),
}

/** Very long titles by vendor: sentences, and one word without a line break opportunity. */
export const LONG_TITLES: Readonly<Record<string, Title>> = {
  NP: title(
    'elephant',
    'ہنستے ہاتھی اور سات کاغذی لالٹینوں کا آدھی رات کا حیرت انگیز سفر',
    'Hanste Haathi aur Saat Kaghazi Laltainon ka Aadhi Raat ka Hairat Angez Safar',
    'The Remarkable Midnight Journey of the Laughing Elephant and the Seven Paper Lanterns',
  ),
  SR: title(
    'lassi',
    'لسی، جلیبی اور ایک بہت لمبی دوپہر کے لیے نانی کے تیرہ خفیہ نسخے',
    'Lassi, Jalebi aur Aik Bohat Lambi Dopahar ke Liye Nani ke Terah Khufia Nuskhe',
    'Grandma’s Thirteen Secret Recipes for Lassi, Jalebi and a Very Long Afternoon',
  ),
  KP: title(
    'rickshaw',
    'چھوٹے رکشے نے دریا سے پہاڑ تک کی بڑی دوڑ کیسے جیتی',
    'Chhote Rikshe ne Darya se Pahar Tak ki Bari Daur Kaise Jeeti',
    'How the Little Rickshaw Won the Great Race from the River to the Mountain',
  ),
  CT: title(
    'wazir',
    'وہ وزیر جس نے پرانے قلعے کے اوپر ہر ستارہ گنا اور پھر گنتی بھول گیا',
    'Woh Wazir Jis Ne Purane Qile ke Oopar Har Sitara Gina aur Phir Ginti Bhool Gaya',
    'The Wazir Who Counted Every Star Above the Old Fort and Then Forgot the Number',
  ),
  PB: title(
    'parrot',
    'طوطے نے بازار میں جو کچھ سنا اور جو اسے کبھی نہیں دہرانا چاہیے تھا',
    'Tote ne Bazaar mein Jo Kuch Suna aur Jo Usay Kabhi Nahin Dohrana Chahiye Tha',
    'Everything the Parrot Heard at the Bazaar and Should Never Have Repeated',
  ),
  TL: title(
    'umbrella',
    'تین بھائی، ایک چھتری اور سب سے لمبا ساون جو کسی کو یاد ہو',
    'Teen Bhai, Aik Chhatri aur Sab Se Lamba Sawan Jo Kisi ko Yaad Ho',
    'Three Brothers, One Umbrella and the Longest Monsoon Anyone Remembers',
  ),
  PT: title(
    'mango',
    'آم کی مکمل تاریخ، نو جلدوں اور ایک مفت اسپن میں',
    'Aam ki Mukammal Tareekh, Nau Jildon aur Aik Muft Spin mein',
    'A Complete History of the Mango, in Nine Volumes and One Free Spin',
  ),
  ML: title(
    'tonga',
    'رکشہتانگہکشتیریلغبارہاونٹایکسپریس',
    'Rikshataangakashtirailghubaraoontexpress',
    'Rickshawtongaboattrainballooncamelexpress',
  ),
}
