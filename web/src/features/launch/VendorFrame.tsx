import type { ComponentProps } from 'react'
import styles from './PlayGame.module.css'

interface VendorFrameProps extends ComponentProps<'iframe'> {
  title: string
  shown: boolean
  /** Whether the page is of the app's own origin, for which a sandbox with allow-same-origin would be pointless. */
  own?: boolean | undefined
}

/**
 * The iframe of a vendor's page. The page is on another origin, so allow-same-origin only gives it its own; the sandbox
 * keeps it from navigating the app, and the referrer policy from learning the app's URL.
 */
export function VendorFrame({ shown, own = false, ...rest }: VendorFrameProps) {
  return (
    <iframe
      {...rest}
      className={styles.frame}
      data-shown={shown}
      sandbox={own ? undefined : 'allow-scripts allow-forms allow-popups allow-same-origin'}
      referrerPolicy="no-referrer"
      allow="fullscreen; autoplay"
    />
  )
}
