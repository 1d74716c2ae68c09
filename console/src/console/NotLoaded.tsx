import { Button } from '@/shared/ui/Button'
import { consoleTexts } from './console-texts.ts'

/** Shown when the code of a page failed to load. */
export const NotLoaded = ({ onLoadAgain }: { onLoadAgain: () => void }) => (
  <div className="empty" role="alert">
    <p>{consoleTexts.notLoaded}</p>
    <Button look="secondary" onClick={onLoadAgain}>
      {consoleTexts.loadAgain}
    </Button>
  </div>
)
