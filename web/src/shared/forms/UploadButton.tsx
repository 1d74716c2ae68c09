import { PICTURES } from '@understudy/contracts/member'
import { ImageUp } from 'lucide-react'
import type { ChangeEvent, ReactNode } from 'react'
import { useText } from '@/shared/i18n'
import { buttonClass, type Look } from '@/shared/ui/Button'
import { pictureProblem } from './picture-problem.ts'
import styles from './UploadField.module.css'

interface UploadButtonProps {
  children: ReactNode
  /** A picture is on its way: no other is taken, and the focus stays, which a disabled field would lose. */
  busy?: boolean
  look?: Look['look']
  onPicture: (file: File) => void
  /** The file is none that may be sent; why, in words. */
  onProblem: (problem: string) => void
}

/** Lets a picture be chosen from the device; looks at it before anything is sent. */
export function UploadButton({ children, busy, look = 'primary', onPicture, onProblem }: UploadButtonProps) {
  const t = useText()
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file may be chosen again after it has been refused.
    target.value = ''
    if (!file) return
    const problem = await pictureProblem(file)
    if (problem) onProblem(t(`shared:error.${problem}`))
    else onPicture(file)
  }
  return (
    <label className={buttonClass({ look, size: 'large' }, styles.upload)}>
      <ImageUp size={20} aria-hidden="true" />
      {children}
      <input
        type="file"
        className="visually-hidden"
        accept={PICTURES.types.join(',')}
        onChange={busy ? undefined : choose}
        onClick={busy ? (event) => event.preventDefault() : undefined}
        aria-disabled={busy || undefined}
      />
    </label>
  )
}
