import 'react'

declare module 'react' {
  /** Styles may set our own properties, as the balance does with its length. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
