import { type Noun, noun } from './grammar.ts'

const m = noun('m')
const f = noun('f')
const mp = noun('mp')

/** Themes of slots. */
export const REEL_NOUNS: readonly Noun[] = [
  m('Tiger', 'شیر', 'Sher'),
  m('Peacock', 'مور', 'Mor'),
  m('Parrot', 'طوطا', 'Tota'),
  f('Mynah', 'مینا', 'Maina'),
  m('Elephant', 'ہاتھی', 'Haathi'),
  m('Camel', 'اونٹ', 'Oont'),
  m('Markhor', 'مارخور', 'Markhor'),
  m('Snow Leopard', 'برفانی چیتا', 'Barfani Cheeta'),
  m('Hoopoe', 'ہدہد', 'Hudhud'),
  f('Nightingale', 'بلبل', 'Bulbul'),
  m('Firefly', 'جگنو', 'Jugnu'),
  f('Butterfly', 'تتلی', 'Titli'),
  m('Tortoise', 'کچھوا', 'Kachhwa'),
  f('Goat', 'بکری', 'Bakri'),
  f('Kite', 'پتنگ', 'Patang'),
  m('Tonga', 'تانگہ', 'Taanga'),
  m('Rickshaw', 'رکشہ', 'Riksha'),
  f('Train', 'ریل گاڑی', 'Rail Gaari'),
  f('Boat', 'کشتی', 'Kashti'),
  m('Truck', 'ٹرک', 'Truck'),
  m('Balloon', 'غبارہ', 'Ghubara'),
  f('Lantern', 'لالٹین', 'Laltain'),
  m('Lamp', 'چراغ', 'Chiragh'),
  m('Drum', 'ڈھول', 'Dhol'),
  m('Sitar', 'ستار', 'Sitar'),
  f('Flute', 'بانسری', 'Bansuri'),
  f('Bell', 'گھنٹی', 'Ghanti'),
  f('Anklet', 'پازیب', 'Pazeb'),
  f('Bangles', 'چوڑیاں', 'Choorian'),
  f('Garland', 'مالا', 'Mala'),
  m('Crown', 'تاج', 'Taaj'),
  m('Throne', 'تخت', 'Takht'),
  f('Haveli', 'حویلی', 'Haveli'),
  m('Fort', 'قلعہ', 'Qila'),
  m('Fountain', 'فوارہ', 'Fawara'),
  m('Well', 'کنواں', 'Kunwaan'),
  m('Bridge', 'پل', 'Pul'),
  m('Gate', 'دروازہ', 'Darwaza'),
  m('Chest', 'صندوق', 'Sandooq'),
  f('Key', 'چابی', 'Chaabi'),
  m('Map', 'نقشہ', 'Naqsha'),
  f('Ring', 'انگوٹھی', 'Angoothi'),
  mp('Pearls', 'موتی', 'Moti'),
  m('Ruby', 'یاقوت', 'Yaqoot'),
  mp('Coins', 'سکے', 'Sikke'),
  m('Mango', 'آم', 'Aam'),
  m('Melon', 'خربوزہ', 'Kharbooza'),
  m('Pomegranate', 'انار', 'Anaar'),
  f('Chilli', 'مرچ', 'Mirch'),
  f('Jalebi', 'جلیبی', 'Jalebi'),
  m('Samosa', 'سموسہ', 'Samosa'),
  f('Lassi', 'لسی', 'Lassi'),
  f('Chai', 'چائے', 'Chai'),
  f('Kulfi', 'قلفی', 'Qulfi'),
  m('Paratha', 'پراٹھا', 'Paratha'),
  m('Rose', 'گلاب', 'Gulab'),
  f('Jasmine', 'چنبیلی', 'Chambeli'),
  m('Lotus', 'کنول', 'Kanwal'),
  f('Sunflower', 'سورج مکھی', 'Suraj Mukhi'),
  m('Tree', 'درخت', 'Darakht'),
  m('Moon', 'چاند', 'Chaand'),
  mp('Stars', 'ستارے', 'Sitare'),
  m('Cloud', 'بادل', 'Baadal'),
  m('Storm', 'طوفان', 'Toofan'),
  f('Story', 'کہانی', 'Kahani'),
  m('Fair', 'میلہ', 'Mela'),
  m('Parade', 'جلوس', 'Juloos'),
  f('Puppet', 'کٹھ پتلی', 'Kathputli'),
  m('Magician', 'جادوگر', 'Jadugar'),
  m('Wazir', 'وزیر', 'Wazir'),
  f('Queen', 'رانی', 'Rani'),
  m('Prince', 'شہزادہ', 'Shehzada'),
  m('Wheel', 'پہیہ', 'Pahiya'),
  f('Clock', 'گھڑی', 'Ghari'),
  m('Mirror', 'آئینہ', 'Aaina'),
  f('Umbrella', 'چھتری', 'Chhatri'),
  f('Turban', 'پگڑی', 'Pagri'),
  f('Shawl', 'شال', 'Shaal'),
]

export const JACKPOT_NOUNS: readonly Noun[] = [
  m('Jackpot', 'جیک پاٹ', 'Jackpot'),
  m('Hoard', 'خزانہ', 'Khazana'),
  f('Vault', 'تجوری', 'Tijori'),
  f('Money Pot', 'گلک', 'Gullak'),
]

export const TABLE_NOUNS: readonly Noun[] = [
  m('Blackjack', 'بلیک جیک', 'Blackjack'),
  f('Roulette', 'رولیٹ', 'Roulette'),
  f('Baccarat', 'بیکریٹ', 'Baccarat'),
  f('Teen Patti', 'تین پتی', 'Teen Patti'),
  m('Andar Bahar', 'اندر باہر', 'Andar Bahar'),
  mp('Three Dice', 'تین پانسے', 'Teen Paanse'),
]

export const VIDEO_POKER_NOUNS: readonly Noun[] = [m('Video Poker', 'ویڈیو پوکر', 'Video Poker')]
export const SCRATCH_NOUNS: readonly Noun[] = [
  m('Scratch Card', 'سکریچ کارڈ', 'Scratch Card'),
  m('Scratch Ticket', 'سکریچ ٹکٹ', 'Scratch Ticket'),
]
export const BINGO_NOUNS: readonly Noun[] = [m('Bingo', 'بنگو', 'Bingo'), f('Housie', 'ہاؤزی', 'Housie')]

export const ARCADE_NOUNS: readonly Noun[] = [
  f('Race', 'دوڑ', 'Daur'),
  mp('Marbles', 'کنچے', 'Kanche'),
  f('Slingshot', 'غلیل', 'Ghulail'),
  m('Maze', 'گورکھ دھندا', 'Gorakh Dhanda'),
  f('Chase', 'بھاگ دوڑ', 'Bhaag Daur'),
  m('Spinning Top', 'لٹو', 'Lattu'),
]

/** Themes of crash games. */
export const CRASH_NOUNS: readonly Noun[] = [
  m('Rocket', 'راکٹ', 'Rocket'),
  f('Flight', 'اڑان', 'Uraan'),
  m('Hot-Air Balloon', 'گرم غبارہ', 'Garam Ghubara'),
  m('Glider', 'گلائیڈر', 'Glider'),
  m('Parachute', 'پیراشوٹ', 'Parachute'),
  m('Comet', 'دم دار تارا', 'Dumdaar Tara'),
  m('Skylark', 'چنڈول', 'Chandol'),
  f('Staircase', 'سیڑھی', 'Seerhi'),
  f('Swing', 'پینگ', 'Peeng'),
  m('Biplane', 'دو پنکھی جہاز', 'Do Pankhi Jahaz'),
]

export const LIVE_NOUNS: readonly Noun[] = [
  f('Baccarat', 'بیکریٹ', 'Baccarat'),
  f('Roulette', 'رولیٹ', 'Roulette'),
  m('Blackjack', 'بلیک جیک', 'Blackjack'),
  f('Teen Patti', 'تین پتی', 'Teen Patti'),
  m('Andar Bahar', 'اندر باہر', 'Andar Bahar'),
  m('Dice Table', 'ڈائس ٹیبل', 'Dice Table'),
  m('Wheel', 'چرخ', 'Charkh'),
]

export const FISH_NOUNS: readonly Noun[] = [
  m('Net', 'جال', 'Jaal'),
  f('Reef', 'چٹان', 'Chattan'),
  f('Lake', 'جھیل', 'Jheel'),
  m('Fisherman', 'ماہی گیر', 'Mahigeer'),
  f('Whale', 'وہیل', 'Whale'),
  m('Octopus', 'آکٹوپس', 'Octopus'),
  f('Dolphin', 'ڈولفن', 'Dolphin'),
  f('Shark', 'شارک', 'Shark'),
  f('Mermaid', 'جل پری', 'Jal Pari'),
  m('Seahorse', 'سمندری گھوڑا', 'Samandari Ghora'),
  m('Crab', 'کیکڑا', 'Kekra'),
  m('Anchor', 'لنگر', 'Langar'),
  f('Wave', 'موج', 'Mauj'),
  m('Harpoon', 'نیزہ', 'Neza'),
]

/** Card and board games people know from home and travel. */
export const PVP_NOUNS: readonly Noun[] = [
  m('Ludo', 'لوڈو', 'Ludo'),
  f('Rummy', 'رمی', 'Rummy'),
  f('Teen Patti', 'تین پتی', 'Teen Patti'),
  f('Call Break', 'کال بریک', 'Call Break'),
  m('Carrom', 'کیرم', 'Carrom'),
  m('Poker', 'پوکر', 'Poker'),
  m('Rung', 'رنگ', 'Rung'),
  f('Bluff', 'بلف', 'Bluff'),
  m('Domino', 'ڈومینو', 'Domino'),
  f('Chess', 'شطرنج', 'Shatranj'),
  m('Chausar', 'چوسر', 'Chausar'),
  f('Snakes and Ladders', 'سانپ سیڑھی', 'Saanp Seerhi'),
]
