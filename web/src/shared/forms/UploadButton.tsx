import { PICTURES } from '@understudy/contracts/member'
import { ImageUp } from 'lucide-react'
import type { ChangeEvent, ReactNode } from 'react'
import { useText } from '@/shared/i18n'
import { buttonClass, type Look } from '@/shared/ui/Button'
import { pictureProblem } from './picture-problem.ts'
import styles from './UploadField.module.css'

interface UploadButtonProps {
  children: ReactNode
  /**
   * Whether an upload is in flight: no other file is accepted, but the field stays enabled, as disabling it would lose
   * the focus.
   */
  busy?: boolean
  look?: Look['look']
  onPicture: (file: File) => void
  /** Called with the reason when the file is not acceptable. */
  onProblem: (problem: string) => void
}

/** Button to choose a picture from the device, which is validated before it is sent. */
export function UploadButton({ children, busy, look = 'primary', onPicture, onProblem }: UploadButtonProps) {
  const t = useText()
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // Reset, so that the same file can be chosen again after a refusal.
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
