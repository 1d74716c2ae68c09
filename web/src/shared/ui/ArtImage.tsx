import type { ComponentProps } from 'react'
import styles from './ArtImage.module.css'
import { classes } from './classes.ts'
import { useFailedPictures } from './use-failed-pictures.ts'

const art = import.meta.glob<string>('./art/*.svg', { eager: true, query: '?url', import: 'default' })

/** The default picture of a category; categories without one use that of slots. */
const defaultPicture = (category = 'RNG') => art[`./art/${category.toLowerCase()}.svg`] ?? art['./art/rng.svg']

type ArtImageProps = Omit<ComponentProps<'img'>, 'alt' | 'src'> & {
  src: string | undefined
  /** Alternative text; empty when the name is beside the picture. */
  alt: string
  /** Category whose default picture replaces one that fails to load. */
  category?: string
  /** Aspect ratio, reserved so that nothing shifts when the picture loads. */
  ratio?: string
  /** In the first view: loaded eagerly with high priority. */
  urgent?: boolean
}

export function ArtImage({ src, alt, category, ratio = '1 / 1', urgent, className, style, ...rest }: ArtImageProps) {
  const { failed, fails } = useFailedPictures()
  // Removed when the default picture fails too, instead of showing the browser's broken image icon.
  const visibleSrc = [src, defaultPicture(category)].find((one) => one && !failed.includes(one))
  return (
    <img
      {...rest}
      src={visibleSrc}
      alt={alt}
      className={classes(styles.art, className)}
      style={{ aspectRatio: ratio, ...style }}
      loading={urgent ? 'eager' : 'lazy'}
      fetchPriority={urgent ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => visibleSrc && fails(visibleSrc)}
    />
  )
}
