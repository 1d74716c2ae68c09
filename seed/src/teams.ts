import { texts } from './texts.ts'
import type { Texts } from './world-seed.ts'

export interface Team {
  slug: string
  name: Texts
}

const team = (en: string, ur: string, la = en): Team => ({
  slug: en.toLowerCase().replaceAll(' ', '-'),
  name: texts(ur, la, en),
})

export interface League {
  id: string
  name: Texts
  /** The vendor's game that shows the match. */
  vendor: 'FB' | 'U9W'
  gameCode: string
  group: string
  hours: number
  teams: readonly Team[]
}

/** Invented leagues: no team plays at a real place. */
export const LEAGUES: readonly League[] = [
  {
    id: '9101',
    name: texts('دریائی کپ', 'Daryai Cup', 'River Cup'),
    vendor: 'U9W',
    gameCode: 'cricket',
    group: 'ads-cricket',
    hours: 4,
    teams: [
      team('Marjan', 'مرجان'),
      team('Kohsar', 'کوہسار'),
      team('Nilgiri Hawks', 'نیل گری عقاب', 'Nilgiri Uqaab'),
      team('Sehra Riders', 'صحرا کے سوار', 'Sehra ke Sawar'),
      team('Lalazar', 'لالہ زار'),
      team('Shamspur Lamps', 'شمس پور چراغ', 'Shamspur Chiragh'),
    ],
  },
  {
    id: '9102',
    name: texts('ساون پریمیئر', 'Sawan Premier', 'Monsoon Premier'),
    vendor: 'U9W',
    gameCode: 'cricket',
    group: 'ads-cricket',
    hours: 4,
    teams: [
      team('Badal Pur', 'بادل پور'),
      team('Chinar Kings', 'چنار کے بادشاہ', 'Chinar ke Badshah'),
      team('Moti Ghat', 'موتی گھاٹ'),
      team('Zafran Valley', 'وادیِ زعفران', 'Wadi e Zafran'),
      team('Sarus Flyers', 'سارس اڑان', 'Saras Uraan'),
      team('Tara Nagar', 'تارا نگر'),
    ],
  },
  {
    id: '9103',
    name: texts('گلی چیلنج', 'Gali Challenge', 'Street Challenge'),
    vendor: 'U9W',
    gameCode: 'street',
    group: 'ads-cricket',
    hours: 2,
    teams: [
      team('Rooftop Eleven', 'چھت الیون', 'Chhat Eleven'),
      team('Tonga Stand', 'تانگہ اسٹینڈ', 'Taanga Stand'),
      team('Chai Corner', 'چائے کا کونا', 'Chai ka Kona'),
      team('Peepal Chowk', 'پیپل چوک'),
    ],
  },
  {
    id: '9201',
    name: texts('فانوس لیگ', 'Fanoos League', 'Lantern League'),
    vendor: 'FB',
    gameCode: 'football',
    group: 'ads-football',
    hours: 2,
    teams: [
      team('Harbour Rovers', 'بندرگاہ روورز', 'Bandargah Rovers'),
      team('Old Fort', 'پرانا قلعہ', 'Purana Qila'),
      team('Neelum Town', 'نیلم ٹاؤن'),
      team('Kite Makers', 'پتنگ ساز', 'Patang Saaz'),
      team('Orchard Sides', 'باغ والے', 'Bagh Wale'),
      team('Salt Hills', 'نمک کی پہاڑیاں', 'Namak ki Pahariyan'),
    ],
  },
  {
    id: '9202',
    name: texts('ساحل کپ', 'Sahil Cup', 'Shore Cup'),
    vendor: 'FB',
    gameCode: 'football',
    group: 'ads-football',
    hours: 2,
    teams: [
      team('Machhera', 'مچھیرا'),
      team('Lighthouse', 'روشنی مینار', 'Roshni Minar'),
      team('Sandpipers', 'ریت کے پنچھی', 'Rait ke Panchhi'),
      team('Tidewater', 'جوار بھاٹا', 'Jowar Bhata'),
    ],
  },
  {
    id: '9301',
    name: texts('مٹی کے شیر', 'Mitti ke Sher', 'Lions of the Soil'),
    vendor: 'FB',
    gameCode: 'kabaddi',
    group: 'ads-evening',
    hours: 2,
    teams: [
      team('Saat Gaon', 'سات گاؤں'),
      team('Dera Bahadur', 'ڈیرہ بہادر'),
      team('Neem Tree', 'نیم کا پیڑ', 'Neem ka Per'),
      team('Five Wells', 'پانچ کنویں', 'Paanch Kunwain'),
    ],
  },
]
