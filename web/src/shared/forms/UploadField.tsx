import { PICTURES } from '@understudy/contracts/member'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '@/shared/i18n'
import { IconButton } from '@/shared/ui/Button'
import { FormError } from './FormError.tsx'
import { UploadButton } from './UploadButton.tsx'
import styles from './UploadField.module.css'
import type { BoundField } from './use-form.ts'

interface UploadFieldProps {
  field: BoundField<readonly File[]>
  label: string
  /** Maximum number of pictures. */
  most?: number
}

/** Picture upload of a form, with thumbnails that can be removed. */
export function UploadField({ field, label, most = PICTURES.most }: UploadFieldProps) {
  const t = useText()
  const { value: files, errors, onChange } = field
  /** Why the last picture was refused. */
  const [problem, setProblem] = useState('')
  const place = useRef<HTMLFieldSetElement>(null)
  const changed = useRef(false)
  // The pressed button may be gone: the add button when the list is full, the remove button with its picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the pictures change
  useEffect(() => {
    if (!changed.current) return
    changed.current = false
    if (place.current?.contains(document.activeElement)) return
    const [last] = [...(place.current?.querySelectorAll<HTMLElement>('input, button') ?? [])].slice(-1)
    last?.focus()
  }, [files])
  const change = (next: readonly File[]) => {
    changed.current = true
    setProblem('')
    onChange(next)
  }
  const message = problem || errors.map(({ key, values }) => t(key, values)).join(t('forms:comma'))
  return (
    <fieldset ref={place} className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      {files.length > 0 && (
        <ul className={styles.pictures}>
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be chosen twice
            <li key={index} className={styles.picture}>
              <Preview file={file} />
              <IconButton
                className={styles.remove}
                label={t('forms:upload.remove', { number: index + 1 })}
                icon={<X size={18} />}
                onClick={() => change(files.filter((other) => other !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      <FormError>{message}</FormError>
      {files.length < most && (
        <UploadButton look="secondary" onPicture={(file) => change([...files, file])} onProblem={setProblem}>
          {t('forms:upload.add', { count: most - files.length })}
        </UploadButton>
      )}
    </fieldset>
  )
}

function Preview({ file }: { file: File }) {
  const showFile = (image: HTMLImageElement) => {
    image.src = URL.createObjectURL(file)
    return () => URL.revokeObjectURL(image.src)
  }
  return <img ref={showFile} alt={file.name} className={styles.preview} width={88} height={88} />
}
