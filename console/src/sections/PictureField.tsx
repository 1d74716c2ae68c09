import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { FieldMessage } from '@/shared/forms/Field'
import { Button, buttonClass } from '@/shared/ui/Button'
import { base64Of } from '../base64.ts'
import { ActionLine } from '../parts/Lists.tsx'
import { useSteeringText } from '../steering-texts.ts'
import styles from './sections.module.css'

/** Bytes; base64 makes them a third longer in the request. */
const MOST = 5 * 1024 * 1024

interface PictureFieldProps {
  /** Base64. */
  picture: string | undefined
  onChange: (picture: string | undefined) => void
  error: string | undefined
}

/** One picture, which the server re-encodes. */
export function PictureField({ picture, onChange, error }: PictureFieldProps) {
  const t = useSteeringText()
  const [name, setName] = useState('')
  const [tooLarge, setTooLarge] = useState(false)
  const wrong = tooLarge ? t('write.tooLarge') : error

  const take = async (file: File) => {
    setTooLarge(file.size > MOST)
    if (file.size > MOST) return onChange(undefined)
    setName(file.name)
    onChange(base64Of(new Uint8Array(await file.arrayBuffer())))
  }

  return (
    <>
      <ActionLine>
        <label className={buttonClass({ look: 'secondary', size: 'small' }, styles.file)}>
          <ImagePlus size={16} aria-hidden="true" />
          {t('write.picture')}
          <input
            type="file"
            accept="image/png,image/jpeg"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void take(file)
              target.value = ''
            }}
          />
        </label>
        {picture !== undefined && (
          <Button
            look="secondary"
            icon={<X size={16} aria-hidden="true" />}
            aria-label={t('write.take')}
            onClick={() => onChange(undefined)}
          >
            <bdi>{name}</bdi>
          </Button>
        )}
      </ActionLine>
      {wrong && <FieldMessage>{wrong}</FieldMessage>}
    </>
  )
}
