import type { ComponentProps, ReactNode } from 'react'
import { useFailedPictures } from './use-failed-pictures.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  src: string | undefined
  /** Empty where the name stands beside the picture. */
  alt: string
  /** What stands in for a picture that does not load; nothing unless told. */
  fallback?: ReactNode
}

/** A picture of the platform's that may lead nowhere: the browser's broken-image mark never shows. */
export function Picture({ src, alt, fallback = null, ...rest }: PictureProps) {
  const { failed, fails } = useFailedPictures()
  if (!src || failed.includes(src)) return fallback
  return <img {...rest} src={src} alt={alt} onError={() => fails(src)} />
}
