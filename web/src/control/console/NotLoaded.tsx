import { Button } from '@/shared/ui/Button'
import { consoleTexts } from './console-texts.ts'

/** Stands where the code of a page did not arrive. */
export const NotLoaded = ({ onLoadAgain }: { onLoadAgain: () => void }) => (
  <div className="empty" role="alert">
    <p>{consoleTexts.notLoaded}</p>
    <Button look="secondary" onClick={onLoadAgain}>
      {consoleTexts.loadAgain}
    </Button>
  </div>
)
