import { Button } from '../parts/Button.tsx'
import { words } from './words.ts'

/** Stands where the code of a page did not arrive. */
export const NotLoaded = ({ onLoadAgain }: { onLoadAgain: () => void }) => (
  <div className="empty" role="alert">
    <p>{words.notLoaded}</p>
    <Button onClick={onLoadAgain}>{words.loadAgain}</Button>
  </div>
)
