import 'react'

declare module 'react' {
  /** Allows custom properties in `style`, such as the balance's length. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
