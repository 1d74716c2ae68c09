import { artUrl } from '@understudy/art'
import type { GameType } from '@understudy/contracts'
import { texts } from './texts.ts'
import type { GameSeed, LobbyNode, Texts, VendorSeed } from './world-seed.ts'

/** The vendor in maintenance (`game.maintenance`) in the everyday world; it has few games. */
export const VENDOR_DOWN = 'QC'

export interface Brand {
  /** Prefix of the node ids of its games; it never changes, whatever the vendor's position in the list. */
  number: number
  code: string
  category: GameType
  name: Texts
}

const brand = (number: number, code: string, category: GameType, en: string, ur: string, la: string): Brand => ({
  number,
  code,
  category,
  name: texts(ur, la, en),
})

/**
 * Vendors in the lobby's sort order; a new vendor takes an unused number. Codes of the sports, e-sport, cockfight and
 * lottery vendors are the platform's (spec §3, §4); brands are invented. E-sport and cockfight vendors are listed under
 * SPORTS, as the platform does; the client separates them.
 */
export const BRANDS: readonly Brand[] = [
  brand(11, 'NP', 'RNG', 'Nilgiri Play', 'نیل گری پلے', 'Nilgiri Play'),
  brand(12, 'SR', 'RNG', 'Saffron Reels', 'زعفران ریلز', 'Zafran Reels'),
  brand(13, 'KP', 'RNG', 'Kite & Pepper', 'پتنگ اور مرچ', 'Patang aur Mirch'),
  brand(14, 'CT', 'RNG', 'Copper Tonga', 'تانبے کا تانگہ', 'Taanbe ka Taanga'),
  brand(15, 'PB', 'RNG', 'Peacock Bazaar', 'مور بازار', 'Mor Bazaar'),
  brand(16, 'TL', 'RNG', 'Twelve Lanterns', 'بارہ لالٹین', 'Barah Laltain'),
  brand(17, 'PT', 'RNG', 'Painted Truck', 'رنگین ٹرک', 'Rangeen Truck'),
  brand(18, 'ML', 'RNG', 'Moonlight Lassi', 'چاندنی لسی', 'Chandni Lassi'),
  brand(19, 'SQ', 'RNG', 'Sitar Square', 'ستار چوک', 'Sitar Chowk'),
  brand(20, 'WT', 'RNG', 'Walnut Tree', 'اخروٹ کا پیڑ', 'Akhrot ka Per'),
  brand(21, 'RJ', 'RNG', 'Red Jharoka', 'سرخ جھروکہ', 'Surkh Jharoka'),
  brand(22, 'GH', 'RNG', 'Garden Haveli', 'باغ حویلی', 'Bagh Haveli'),
  brand(23, 'DT', 'RNG', 'Dhol Tasha', 'ڈھول تاشہ', 'Dhol Tasha'),
  brand(24, 'BZ', 'RNG', 'Blue Zari', 'نیلی زری', 'Neeli Zari'),
  brand(25, 'QC', 'RNG', 'Quiet Caravan', 'خاموش قافلہ', 'Khamosh Qafila'),
  brand(26, 'BH', 'LIVE', 'Blue Heron Live', 'نیلا بگلا لائیو', 'Neela Bagla Live'),
  brand(27, 'SH', 'LIVE', 'Sheesh Hall', 'شیش ہال', 'Sheesh Hall'),
  brand(28, 'VC', 'LIVE', 'Velvet Courtyard', 'مخملی صحن', 'Makhmali Sehan'),
  brand(29, 'TN', 'FISH', 'Tidal Net', 'موجوں کا جال', 'Maujon ka Jaal'),
  brand(30, 'DR', 'FISH', 'Deep Reef', 'گہری چٹان', 'Gehri Chattan'),
  brand(31, 'FW', 'PVP', 'Four Wazirs', 'چار وزیر', 'Chaar Wazir'),
  brand(32, 'CC', 'PVP', 'Card Caravanserai', 'تاش سرائے', 'Taash Sarai'),
  brand(33, 'FB', 'SPORTS', 'Kestrel Sports', 'کیسٹرل اسپورٹس', 'Kestrel Sports'),
  brand(34, 'U9W', 'SPORTS', 'Maidan Cricket', 'میدان کرکٹ', 'Maidan Cricket'),
  brand(35, 'AV', 'SPORTS', 'Pixel Falcon', 'پکسل باز', 'Pixel Baaz'),
  brand(36, 'IMES', 'SPORTS', 'Neon Minar', 'نیون مینار', 'Neon Minar'),
  brand(37, 'IA', 'SPORTS', 'Indigo Arena', 'نیلا اکھاڑا', 'Neela Akhara'),
  brand(38, 'AI', 'SPORTS', 'Circuit Bazaar', 'سرکٹ بازار', 'Circuit Bazaar'),
  brand(39, 'TF', 'SPORTS', 'Thunder Fort', 'گرج قلعہ', 'Garaj Qila'),
  brand(40, 'DS88', 'SPORTS', 'Dawn Rooster', 'صبح کا مرغ', 'Subah ka Murgh'),
  brand(41, 'DIG', 'SPORTS', 'Dera Ring', 'ڈیرہ رنگ', 'Dera Ring'),
  brand(42, 'WGB', 'SPORTS', 'Wing and Bell', 'پر اور گھنٹی', 'Par aur Ghanti'),
  brand(43, 'SV3', 'SPORTS', 'Seven Villages', 'سات گاؤں', 'Saat Gaon'),
  brand(44, 'TCG_LOTTO_VN', 'LOTT', 'Lotus Draw', 'کنول قرعہ', 'Kanwal Qura'),
  brand(45, 'TCG_SEA', 'LOTT', 'Monsoon Draw', 'مون سون قرعہ', 'Monsoon Qura'),
  brand(46, 'IND', 'ELOTT', 'Indus Draw', 'انڈس قرعہ', 'Indus Qura'),
]

/** Returns the category under which the platform lists a game type. */
const filedUnder = (gameType: GameType): GameType =>
  gameType === 'ESPORTS' || gameType === 'COCKFIGHT' ? 'SPORTS' : gameType

/**
 * Returns the vendors. A vendor's first game in a category is its lobby, so every lobby can be launched. @throws Error
 */
export function vendors(games: readonly GameSeed[], brands: readonly Brand[] = BRANDS): VendorSeed[] {
  const lobbies = new Map<string, Map<GameType, LobbyNode>>()
  for (const { vendor, gameType, gameId, nodeId } of games) {
    const ofVendor = lobbies.get(vendor) ?? new Map<GameType, LobbyNode>()
    const category = filedUnder(gameType)
    if (!ofVendor.has(category)) ofVendor.set(category, { gameId, nodeId })
    lobbies.set(vendor, ofVendor)
  }
  return brands.map(({ code, category, name }, index) => {
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
