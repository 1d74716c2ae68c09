export { artUrl, type GameArt } from './art-url.ts'
export { drawArt } from './draw-art.ts'
export {
  AVATAR_COUNT,
  GAME_CATEGORIES,
  type GameCategory,
  MERCHANTS,
  type MerchantCode,
  SCENES,
  type Scene,
} from './kinds.ts'
export { vendorHue } from './palette.ts'
export { ART_VERSION } from './version.ts'
