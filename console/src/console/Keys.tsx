import { useState } from 'react'
import { Button } from '@/shared/ui/Button'
import { lazyPart } from '@/shared/ui/lazy-part'
import { consoleTexts } from './console-texts.ts'
import { useKeys } from './keyboard.ts'
import { NotLoaded } from './NotLoaded.tsx'

/** The code of the dialog is loaded when it is first opened. */
const KeysDialog = lazyPart<{ onClose: () => void }>(
  async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }),
  { missing: NotLoaded },
)

/** The list of keyboard shortcuts, opened by `?` or a button. */
export function Keys() {
  const [isOpen, setOpen] = useState(false)
  useKeys((key) => {
    if (key === '?') setOpen(true)
  })
  return (
    <>
      <Button look="secondary" aria-label={consoleTexts.keys} title={consoleTexts.keys} onClick={() => setOpen(true)}>
        ?
      </Button>
      {isOpen && <KeysDialog onClose={() => setOpen(false)} />}
    </>
  )
}
