import { type Noun, noun } from './grammar.ts'

const m = noun('m')
const f = noun('f')
const mp = noun('mp')

/** Themes of slots. */
export const REEL_NOUNS: readonly Noun[] = [
  m('Tiger', 'شیر', 'Sher', 'tiger'),
  m('Peacock', 'مور', 'Mor', 'peacock'),
  m('Parrot', 'طوطا', 'Tota', 'parrot'),
  f('Mynah', 'مینا', 'Maina', 'mynah'),
  m('Elephant', 'ہاتھی', 'Haathi', 'elephant'),
  m('Camel', 'اونٹ', 'Oont', 'camel'),
  m('Markhor', 'مارخور', 'Markhor', 'markhor'),
  m('Snow Leopard', 'برفانی چیتا', 'Barfani Cheeta', 'leopard'),
  m('Hoopoe', 'ہدہد', 'Hudhud', 'hoopoe'),
  f('Nightingale', 'بلبل', 'Bulbul', 'songbird'),
  m('Firefly', 'جگنو', 'Jugnu', 'firefly'),
  f('Butterfly', 'تتلی', 'Titli', 'butterfly'),
  m('Tortoise', 'کچھوا', 'Kachhwa', 'tortoise'),
  f('Goat', 'بکری', 'Bakri', 'goat'),
  f('Kite', 'پتنگ', 'Patang', 'kite'),
  m('Tonga', 'تانگہ', 'Taanga', 'tonga'),
  m('Rickshaw', 'رکشہ', 'Riksha', 'rickshaw'),
  f('Train', 'ریل گاڑی', 'Rail Gaari', 'train'),
  f('Boat', 'کشتی', 'Kashti', 'boat'),
  m('Truck', 'ٹرک', 'Truck', 'truck'),
  m('Balloon', 'غبارہ', 'Ghubara', 'balloon'),
  f('Lantern', 'لالٹین', 'Laltain', 'lantern'),
  m('Lamp', 'چراغ', 'Chiragh', 'lamp'),
  m('Drum', 'ڈھول', 'Dhol', 'drum'),
  m('Sitar', 'ستار', 'Sitar', 'sitar'),
  f('Flute', 'بانسری', 'Bansuri', 'flute'),
  f('Bell', 'گھنٹی', 'Ghanti', 'bell'),
  f('Anklet', 'پازیب', 'Pazeb', 'anklet'),
  f('Bangles', 'چوڑیاں', 'Choorian', 'bangles'),
  f('Garland', 'مالا', 'Mala', 'garland'),
  m('Crown', 'تاج', 'Taaj', 'crown'),
  m('Throne', 'تخت', 'Takht', 'throne'),
  f('Haveli', 'حویلی', 'Haveli', 'haveli'),
  m('Fort', 'قلعہ', 'Qila', 'fort'),
  m('Fountain', 'فوارہ', 'Fawara', 'fountain'),
  m('Well', 'کنواں', 'Kunwaan', 'well'),
  m('Bridge', 'پل', 'Pul', 'bridge'),
  m('Gate', 'دروازہ', 'Darwaza', 'gate'),
  m('Chest', 'صندوق', 'Sandooq', 'chest'),
  f('Key', 'چابی', 'Chaabi', 'key'),
  m('Map', 'نقشہ', 'Naqsha', 'map'),
  f('Ring', 'انگوٹھی', 'Angoothi', 'ring'),
  mp('Pearls', 'موتی', 'Moti', 'pearls'),
  m('Ruby', 'یاقوت', 'Yaqoot', 'ruby'),
  mp('Coins', 'سکے', 'Sikke', 'coins'),
  m('Mango', 'آم', 'Aam', 'mango'),
  m('Melon', 'خربوزہ', 'Kharbooza', 'melon'),
  m('Pomegranate', 'انار', 'Anaar', 'pomegranate'),
  f('Chilli', 'مرچ', 'Mirch', 'chilli'),
  f('Jalebi', 'جلیبی', 'Jalebi', 'jalebi'),
  m('Samosa', 'سموسہ', 'Samosa', 'samosa'),
  f('Lassi', 'لسی', 'Lassi', 'lassi'),
  f('Chai', 'چائے', 'Chai', 'chai'),
  f('Kulfi', 'قلفی', 'Qulfi', 'kulfi'),
  m('Paratha', 'پراٹھا', 'Paratha', 'paratha'),
  m('Rose', 'گلاب', 'Gulab', 'rose'),
  f('Jasmine', 'چنبیلی', 'Chambeli', 'jasmine'),
  m('Lotus', 'کنول', 'Kanwal', 'lotus'),
  f('Sunflower', 'سورج مکھی', 'Suraj Mukhi', 'sunflower'),
  m('Tree', 'درخت', 'Darakht', 'tree'),
  m('Moon', 'چاند', 'Chaand', 'moon'),
  mp('Stars', 'ستارے', 'Sitare', 'star'),
  m('Cloud', 'بادل', 'Baadal', 'cloud'),
  m('Storm', 'طوفان', 'Toofan', 'storm'),
  f('Story', 'کہانی', 'Kahani', 'book'),
  m('Fair', 'میلہ', 'Mela', 'tent'),
  m('Parade', 'جلوس', 'Juloos', 'flag'),
  f('Puppet', 'کٹھ پتلی', 'Kathputli', 'puppet'),
  m('Magician', 'جادوگر', 'Jadugar', 'magician'),
  m('Wazir', 'وزیر', 'Wazir', 'wazir'),
  f('Queen', 'رانی', 'Rani', 'queen'),
  m('Prince', 'شہزادہ', 'Shehzada', 'prince'),
  m('Wheel', 'پہیہ', 'Pahiya', 'wheel'),
  f('Clock', 'گھڑی', 'Ghari', 'clock'),
  m('Mirror', 'آئینہ', 'Aaina', 'mirror'),
  f('Umbrella', 'چھتری', 'Chhatri', 'umbrella'),
  f('Turban', 'پگڑی', 'Pagri', 'turban'),
  f('Shawl', 'شال', 'Shaal', 'shawl'),
]

export const JACKPOT_NOUNS: readonly Noun[] = [
  m('Jackpot', 'جیک پاٹ', 'Jackpot', 'seven'),
  m('Hoard', 'خزانہ', 'Khazana', 'chest'),
  f('Vault', 'تجوری', 'Tijori', 'safe'),
  f('Money Pot', 'گلک', 'Gullak', 'moneyPot'),
]

/** Slots about board games. */
export const BOARD_NOUNS: readonly Noun[] = [
  f('Ludo Reels', 'لوڈو ریلز', 'Ludo Reels', 'ludo'),
  f('Carrom Reels', 'کیرم ریلز', 'Carrom Reels', 'carrom'),
  f('Chess Reels', 'شطرنج ریلز', 'Shatranj Reels', 'chess'),
  f('Domino Reels', 'ڈومینو ریلز', 'Domino Reels', 'dominoes'),
  f('Chausar Reels', 'چوسر ریلز', 'Chausar Reels', 'chausar'),
  f('Dice Reels', 'پانسوں کی ریلز', 'Paanson ki Reels', 'dice'),
]

/** Themes of crash games. */
export const CRASH_NOUNS: readonly Noun[] = [
  m('Rocket', 'راکٹ', 'Rocket', 'rocket'),
  f('Flight', 'اڑان', 'Uraan', 'plane'),
  m('Hot-Air Balloon', 'گرم غبارہ', 'Garam Ghubara', 'balloon'),
  m('Glider', 'گلائیڈر', 'Glider', 'glider'),
  m('Parachute', 'پیراشوٹ', 'Parachute', 'parachute'),
  m('Comet', 'دم دار تارا', 'Dumdaar Tara', 'comet'),
  m('Skylark', 'چنڈول', 'Chandol', 'songbird'),
  f('Staircase', 'سیڑھی', 'Seerhi', 'staircase'),
  f('Swing', 'پینگ', 'Peeng', 'swing'),
  m('Biplane', 'دو پنکھی جہاز', 'Do Pankhi Jahaz', 'biplane'),
]

/** What is played at the tables: baccarat, or one card for each side. */
export const LIVE_NOUNS: readonly Noun[] = [
  f('Baccarat', 'بیکریٹ', 'Baccarat', 'baccarat'),
  mp('Sun and Moon', 'سورج چاند', 'Suraj Chaand', 'moon'),
  m('High Card', 'ہائی کارڈ', 'High Card', 'blackjack'),
]

export const FISH_NOUNS: readonly Noun[] = [
  m('Net', 'جال', 'Jaal', 'net'),
  f('Reef', 'چٹان', 'Chattan', 'shell'),
  f('Lake', 'جھیل', 'Jheel', 'boat'),
  m('Fisherman', 'ماہی گیر', 'Mahigeer', 'fisherman'),
  f('Whale', 'وہیل', 'Whale', 'whale'),
  m('Octopus', 'آکٹوپس', 'Octopus', 'octopus'),
  f('Dolphin', 'ڈولفن', 'Dolphin', 'dolphin'),
  f('Shark', 'شارک', 'Shark', 'shark'),
  f('Mermaid', 'جل پری', 'Jal Pari', 'mermaid'),
  m('Seahorse', 'سمندری گھوڑا', 'Samandari Ghora', 'seahorse'),
  m('Crab', 'کیکڑا', 'Kekra', 'crab'),
  m('Anchor', 'لنگر', 'Langar', 'anchor'),
  f('Wave', 'موج', 'Mauj', 'wave'),
  m('Harpoon', 'نیزہ', 'Neza', 'harpoon'),
]

/** What is played in the card rooms: three cards each, as in teen patti. */
export const PVP_NOUNS: readonly Noun[] = [
  f('Teen Patti', 'تین پتی', 'Teen Patti', 'teenpatti'),
  f('Flash', 'فلیش', 'Flash', 'rummy'),
  mp('Three Aces', 'تین اکے', 'Teen Ikke', 'poker'),
  f('Trail', 'ٹریل', 'Trail', 'teenpatti'),
]
