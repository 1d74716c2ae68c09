declare module 'virtual:merchants' {
  /** Codes of the merchants this was built with, in their order. */
  export const MERCHANTS: readonly string[]
  /** The small mark of each: data of an SVG path on a field of 24 by 24. */
  export const STROKES: Readonly<Record<string, string | undefined>>
}
declare module 'virtual:merchants.css'
