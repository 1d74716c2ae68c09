declare module 'virtual:merchants' {
  /** Codes of the merchants this was built with, in their order. */
  export const MERCHANTS: readonly string[]
  /** The small mark of each: data of an SVG path on a field of 24 by 24. */
  export const STROKES: Readonly<Record<string, string | undefined>>
}
declare module 'virtual:merchants.css'

declare module 'virtual:merchant-shelves' {
  /** Shelves that come first on a merchant's home, by its code. */
  export const SHELVES: Readonly<Record<string, readonly import('@understudy/contracts/home-shelves').HomeShelf[]>>
}

declare module 'virtual:merchant-zones' {
  /** Time zone of each merchant, by its code. */
  export const ZONES: Readonly<Record<string, import('@understudy/contracts/zone').MerchantZone | undefined>>
}
