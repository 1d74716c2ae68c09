import { PICTURES } from '@understudy/contracts/member'
import { useEffect, useRef, useState } from 'react'
import { useText } from '@/shared/i18n'
import { FormError } from './FormError.tsx'
import { PictureGroup, PictureThumbs, THUMB } from './PictureThumbs.tsx'
import { UploadButton } from './UploadButton.tsx'
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
    <PictureGroup ref={place} label={label}>
      <PictureThumbs
        pictures={files.map((file) => <Preview key={file.name} file={file} />)}
        onRemove={(index) => change(files.filter((_, other) => other !== index))}
      />
      <FormError>{message}</FormError>
      {files.length < most && (
        <UploadButton look="secondary" onPicture={(file) => change([...files, file])} onProblem={setProblem}>
          {t('forms:upload.add', { count: most - files.length })}
        </UploadButton>
      )}
    </PictureGroup>
  )
}

function Preview({ file }: { file: File }) {
  const showFile = (image: HTMLImageElement) => {
    image.src = URL.createObjectURL(file)
    return () => URL.revokeObjectURL(image.src)
  }
  return <img ref={showFile} alt={file.name} {...THUMB} />
}
