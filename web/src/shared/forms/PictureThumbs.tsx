import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '@/shared/i18n'
import { IconButton } from '@/shared/ui/Button'
import styles from './UploadField.module.css'

/** Size of a thumbnail, px. */
export const THUMB = { className: styles.preview, width: 88, height: 88 } as const

interface PictureThumbsProps {
  pictures: readonly ReactNode[]
  busy?: boolean
  onRemove: (index: number) => void
}

/** Thumbnails of uploaded pictures, each with a button that removes it. */
export function PictureThumbs({ pictures, busy, onRemove }: PictureThumbsProps) {
  const t = useText()
  if (pictures.length === 0) return null
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be chosen twice
        <li key={index} className={styles.picture}>
          {picture}
          <IconButton
            className={styles.remove}
            label={t('forms:upload.remove', { number: index + 1 })}
            icon={<X size={18} />}
            busy={busy}
            onClick={() => onRemove(index)}
          />
        </li>
      ))}
    </ul>
  )
}

/** A group of thumbnails and the button that adds one, with its name. */
export const PictureGroup = ({ label, ...group }: { label: string } & React.ComponentProps<'fieldset'>) => (
  <fieldset {...group} className={styles.field}>
    <legend className={styles.label}>{label}</legend>
    {group.children}
  </fieldset>
)
