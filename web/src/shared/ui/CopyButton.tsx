import { Copy } from 'lucide-react'
import { copyText } from '@/shared/device/copy-text'
import { text } from '@/shared/i18n'
import { IconButton } from './Button.tsx'
import { toast } from './toast.tsx'

interface CopyButtonProps {
  /** Value to copy; undefined while there is none. */
  value: string | undefined
  /** Name of the value. */
  label: string
}

/** Copies a value and reports the outcome as a toast. */
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
