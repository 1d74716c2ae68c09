import { OverlayFrame } from '@/shared/ui/OverlayFrame'

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
  return (
    <OverlayFrame open from="middle" title={w.title} closeLabel={w.close} onClose={onClose}>
      <dl className="keys">
        {w.all.map(([key, what]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </OverlayFrame>
  )
}
