import { Button } from '../parts/Buttons.tsx'
import { consoleTexts } from './console-texts.ts'

/** Shown when the code of a page failed to load. */
export const NotLoaded = ({ onLoadAgain }: { onLoadAgain: () => void }) => (
  <div className="empty" role="alert">
    <p>{consoleTexts.notLoaded}</p>
    <Button onClick={onLoadAgain}>{consoleTexts.loadAgain}</Button>
  </div>
)
