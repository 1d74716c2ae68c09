import type { ComponentProps } from 'react'
import styles from './ArtImage.module.css'
import { classes } from './classes.ts'
import { useFailedPictures } from './use-failed-pictures.ts'

const art = import.meta.glob<string>('./art/*.svg', { eager: true, query: '?url', import: 'default' })

/** The default picture of a category; what has none of its own looks like a slot. */
const defaultPicture = (category = 'RNG') => art[`./art/${category.toLowerCase()}.svg`] ?? art['./art/rng.svg']

type ArtImageProps = Omit<ComponentProps<'img'>, 'alt' | 'src'> & {
  src: string | undefined
  /** Empty where the name stands beside the picture. */
  alt: string
  /** Category whose default picture replaces one that fails to load. */
  category?: string
  /** Shape of its place, so that nothing moves when the picture arrives. */
  ratio?: string
  /** In the first view: fetched at once and first. */
  urgent?: boolean
}

export function ArtImage({ src, alt, category, ratio = '1 / 1', urgent, className, style, ...rest }: ArtImageProps) {
  const { failed, fails } = useFailedPictures()
  // None where the default picture does not come either: the browser's broken-image mark would show.
  const shown = [src, defaultPicture(category)].find((one) => one && !failed.includes(one))
  return (
    <img
      {...rest}
      src={shown}
      alt={alt}
      className={classes(styles.art, className)}
      style={{ aspectRatio: ratio, ...style }}
      loading={urgent ? 'eager' : 'lazy'}
      fetchPriority={urgent ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={() => shown && fails(shown)}
    />
  )
}
