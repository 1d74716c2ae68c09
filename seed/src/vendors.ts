import { artUrl } from '@understudy/art'
import type { GameType } from '@understudy/contracts'
import { texts } from './texts.ts'
import type { GameSeed, LobbyNode, Texts, VendorSeed } from './world-seed.ts'

/** The vendor whose games answer `game.maintenance` on an everyday day; small, so that nobody misses much. */
export const VENDOR_DOWN = 'QC'

interface Brand {
  code: string
  category: GameType
  name: Texts
}

const brand = (code: string, category: GameType, en: string, ur: string, la: string): Brand => ({
  code,
  category,
  name: texts(ur, la, en),
})

/**
 * In the order of the lobby. Codes of the sports, e-sport, cockfight and lottery vendors are facts of the platform
 * (spec §3, §4); their brands are invented like all others. E-sport and cockfight vendors arrive inside SPORTS:
 * taking them apart is the client's work.
 */
export const BRANDS: readonly Brand[] = [
  brand('NP', 'RNG', 'Nilgiri Play', 'نیل گری پلے', 'Nilgiri Play'),
  brand('SR', 'RNG', 'Saffron Reels', 'زعفران ریلز', 'Zafran Reels'),
  brand('KP', 'RNG', 'Kite & Pepper', 'پتنگ اور مرچ', 'Patang aur Mirch'),
  brand('CT', 'RNG', 'Copper Tonga', 'تانبے کا تانگہ', 'Taanbay ka Taanga'),
  brand('PB', 'RNG', 'Peacock Bazaar', 'مور بازار', 'Mor Bazaar'),
  brand('TL', 'RNG', 'Twelve Lanterns', 'بارہ لالٹین', 'Barah Laltain'),
  brand('PT', 'RNG', 'Painted Truck', 'رنگین ٹرک', 'Rangeen Truck'),
  brand('ML', 'RNG', 'Moonlight Lassi', 'چاندنی لسی', 'Chandni Lassi'),
  brand('SQ', 'RNG', 'Sitar Square', 'ستار چوک', 'Sitar Chowk'),
  brand('WT', 'RNG', 'Walnut Tree', 'اخروٹ کا پیڑ', 'Akhrot ka Per'),
  brand('RJ', 'RNG', 'Red Jharoka', 'سرخ جھروکہ', 'Surkh Jharoka'),
  brand('GH', 'RNG', 'Garden Haveli', 'باغ حویلی', 'Bagh Haveli'),
  brand('DT', 'RNG', 'Dhol Tasha', 'ڈھول تاشہ', 'Dhol Tasha'),
  brand('BZ', 'RNG', 'Blue Zari', 'نیلی زری', 'Neeli Zari'),
  brand('QC', 'RNG', 'Quiet Caravan', 'خاموش قافلہ', 'Khamosh Qafila'),
  brand('BH', 'LIVE', 'Blue Heron Live', 'نیلا بگلا لائیو', 'Neela Bagla Live'),
  brand('SH', 'LIVE', 'Sheesh Hall', 'شیش ہال', 'Sheesh Hall'),
  brand('VC', 'LIVE', 'Velvet Courtyard', 'مخملی صحن', 'Makhmali Sehan'),
  brand('TN', 'FISH', 'Tidal Net', 'موجوں کا جال', 'Maujon ka Jaal'),
  brand('DR', 'FISH', 'Deep Reef', 'گہری چٹان', 'Gehri Chattan'),
  brand('FW', 'PVP', 'Four Wazirs', 'چار وزیر', 'Chaar Wazir'),
  brand('CC', 'PVP', 'Card Caravanserai', 'تاش سرائے', 'Taash Sarai'),
  brand('FB', 'SPORTS', 'Kestrel Sports', 'کیسٹرل اسپورٹس', 'Kestrel Sports'),
  brand('U9W', 'SPORTS', 'Maidan Cricket', 'میدان کرکٹ', 'Maidan Cricket'),
  brand('AV', 'SPORTS', 'Pixel Falcon', 'پکسل باز', 'Pixel Baaz'),
  brand('IMES', 'SPORTS', 'Neon Minar', 'نیون مینار', 'Neon Minar'),
  brand('IA', 'SPORTS', 'Indigo Arena', 'نیلا اکھاڑا', 'Neela Akhara'),
  brand('AI', 'SPORTS', 'Circuit Bazaar', 'سرکٹ بازار', 'Circuit Bazaar'),
  brand('TF', 'SPORTS', 'Thunder Fort', 'گرج قلعہ', 'Garaj Qila'),
  brand('DS88', 'SPORTS', 'Dawn Rooster', 'صبح کا مرغ', 'Subah ka Murgh'),
  brand('DIG', 'SPORTS', 'Dera Ring', 'ڈیرہ رنگ', 'Dera Ring'),
  brand('WGB', 'SPORTS', 'Wing and Bell', 'پر اور گھنٹی', 'Par aur Ghanti'),
  brand('SV3', 'SPORTS', 'Seven Villages', 'سات گاؤں', 'Saat Gaon'),
  brand('TCG_LOTTO_VN', 'LOTT', 'Lotus Draw', 'کنول ڈرا', 'Kanwal Draw'),
  brand('TCG_SEA', 'LOTT', 'Monsoon Draw', 'مون سون ڈرا', 'Monsoon Draw'),
  brand('IND', 'ELOTT', 'Indus Draw', 'انڈس ڈرا', 'Indus Draw'),
]

/** The category under which the platform files a game's type. */
const filedUnder = (gameType: GameType): GameType =>
  gameType === 'ESPORTS' || gameType === 'COCKFIGHT' ? 'SPORTS' : gameType

/** A vendor's first game in a category is its lobby there, so a lobby can always be launched. */
export function vendors(games: readonly GameSeed[]): VendorSeed[] {
  const lobbies = new Map<string, Map<GameType, LobbyNode>>()
  for (const { vendor, gameType, gameId, nodeId } of games) {
    const ofVendor = lobbies.get(vendor) ?? new Map<GameType, LobbyNode>()
    const category = filedUnder(gameType)
    if (!ofVendor.has(category)) ofVendor.set(category, { gameId, nodeId })
    lobbies.set(vendor, ofVendor)
  }
  return BRANDS.map(({ code, category, name }, index) => {
    const ofVendor = lobbies.get(code)
    const lobby = ofVendor?.get(category)
    if (!ofVendor || !lobby) throw new Error(`Vendor ${code} has no game in ${category}`)
    return {
      code,
      name,
      icon: artUrl.vendor(code),
      category,
      order: index + 1,
      maintenance: code === VENDOR_DOWN,
      lobby,
      alsoIn: [...ofVendor]
        .filter(([other]) => other !== category)
        .map(([other, node]) => ({ category: other, lobby: node })),
    }
  })
}
