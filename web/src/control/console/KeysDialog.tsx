import { useEffect, useRef } from 'react'
import { Button } from '@/shared/ui/Button'

/** Texts of this dialog only, so they are loaded with it. */
const w = {
  title: 'Keys',
  close: 'Close',
  all: [
    ['/', 'Search or filter'],
    ['j, k', 'Next, previous row'],
    ['Enter', 'Open the row, or press its button'],
    ['c', 'Compare the row with the open call'],
    ['Esc', 'Close what is open'],
    ['?', 'This list'],
  ],
} as const

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="keys" aria-label={w.title} onClose={onClose}>
      <h2>{w.title}</h2>
      <dl>
        {w.all.map(([key, what]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Button look="secondary" onClick={() => dialog.current?.close()}>
        {w.close}
      </Button>
    </dialog>
  )
}
