import type { ComponentProps, ReactNode } from 'react'
import { useFailedPictures } from './use-failed-pictures.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  src: string | undefined
  /** Alternative text; empty when the name is beside the picture. */
  alt: string
  /** Shown instead of a picture that fails to load; default: nothing. */
  fallback?: ReactNode
}

/** A picture of the platform, which may be missing: never shows the browser's broken image icon. */
export function Picture({ src, alt, fallback = null, ...rest }: PictureProps) {
  const { failed, fails } = useFailedPictures()
  if (!src || failed.includes(src)) return fallback
  return <img {...rest} src={src} alt={alt} onError={() => fails(src)} />
}
