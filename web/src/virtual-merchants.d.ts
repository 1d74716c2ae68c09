declare module 'virtual:merchants' {
  /** Codes of the merchants in this build, in order. */
  export const MERCHANTS: readonly string[]
  /** The small mark of each merchant: data of an SVG path with a view box of 24 by 24. */
  export const STROKES: Readonly<Record<string, string | undefined>>
}
declare module 'virtual:merchants.css'

declare module 'virtual:merchant-shelves' {
  /** The first shelves on a merchant's home, by merchant code. */
  export const SHELVES: Readonly<Record<string, readonly import('@understudy/contracts/home-shelves').HomeShelf[]>>
}

declare module 'virtual:merchant-zones' {
  /** Time zone of each merchant, by merchant code. */
  export const ZONES: Readonly<Record<string, import('@understudy/contracts/zone').MerchantZone | undefined>>
}
