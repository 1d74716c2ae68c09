import { Copy } from 'lucide-react'
import { copyText } from '@/shared/device/copy-text'
import { text } from '@/shared/i18n'
import { IconButton } from './Button.tsx'
import { toast } from './toast.ts'

interface CopyButtonProps {
  /** What is copied; there is nothing to copy yet without it. */
  value: string | undefined
  /** Names the value. */
  label: string
}

/** Copies a value, and says whether it could. */
export function CopyButton({ value, label }: CopyButtonProps) {
  const copy = async () => {
    if (value === undefined) return
    if (await copyText(value)) toast.success(text('shared:copy.done'))
    else toast.error(text('shared:copy.failed'))
  }
  return (
    <IconButton label={label} icon={<Copy size={18} />} disabled={value === undefined} onClick={() => void copy()} />
  )
}
