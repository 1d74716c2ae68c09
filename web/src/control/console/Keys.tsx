import { useState } from 'react'
import { lazyPart } from '@/shared/ui/lazy-part'
import { Button } from '../parts/Button.tsx'
import { useKeys } from './keys.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { words } from './words.ts'

/** Its code comes when it is first asked for. */
const KeysDialog = lazyPart<{ onClose: () => void }>(
  async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }),
  { missing: NotLoaded },
)

/** The keys there are, shown on `?` and by a button. */
export function Keys() {
  const [isOpen, setOpen] = useState(false)
  useKeys((key) => {
    if (key === '?') setOpen(true)
  })
  return (
    <>
      <Button aria-label={words.keys} title={words.keys} onClick={() => setOpen(true)}>
        ?
      </Button>
      {isOpen && <KeysDialog onClose={() => setOpen(false)} />}
    </>
  )
}
