import { useRef } from 'react'
import { Button } from '@/shared/ui/Button'

interface FileButtonProps {
  label: string
  accept: string
  onFile: (file: File) => void
}

/** Asks for a file of this machine. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button look="secondary" onClick={() => field.current?.click()}>
        {label}
      </Button>
    </>
  )
}
