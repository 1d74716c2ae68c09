import { useRef } from 'react'
import { Button } from '../parts/Button.tsx'
import { useKeys } from './keys.ts'
import { words } from './words.ts'

/** The keys there are, shown on `?` and by a button. */
export function Keys() {
  const dialog = useRef<HTMLDialogElement>(null)
  useKeys((key) => {
    if (key === '?') dialog.current?.showModal()
  })
  return (
    <>
      <Button aria-label={words.keys.open} title={words.keys.open} onClick={() => dialog.current?.showModal()}>
        ?
      </Button>
      <dialog ref={dialog} className="keys" aria-label={words.keys.title}>
        <h2>{words.keys.title}</h2>
        <dl>
          {words.keys.all.map(([key, what]) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <Button onClick={() => dialog.current?.close()}>{words.keys.close}</Button>
      </dialog>
    </>
  )
}
