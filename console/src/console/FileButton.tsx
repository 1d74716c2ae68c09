import { useRef } from 'react'
import { Button } from '@/shared/ui/Button'

interface FileButtonProps {
  label: string
  accept: string
  onFile: (file: File) => void
}

/** A button that lets the user choose a local file. */
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
          // Without this, choosing the same file again would fire no change event.
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
