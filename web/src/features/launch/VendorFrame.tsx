import type { ComponentProps } from 'react'
import styles from './PlayGame.module.css'

interface VendorFrameProps extends ComponentProps<'iframe'> {
  title: string
  shown: boolean
  /** The page is the app's own: a sandbox that gives it its origin back would keep nothing in. */
  own?: boolean | undefined
}

/**
 * The window to a vendor's page. It lives on another origin, so its own origin is all that allow-same-origin gives it;
 * it can neither lead the app elsewhere nor learn the app's address.
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
