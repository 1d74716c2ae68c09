import { Info } from 'lucide-react'
import { useState } from 'react'
import { useText } from '@/shared/i18n'
import { IconButton } from '@/shared/ui/Button'
import { LazyGameSheet } from './LazyGameSheet.tsx'

/** Opens the sheet of a game. */
export function GameSheetButton({ nodeId, name }: { nodeId: string; name: string }) {
  const t = useText()
  const [sheet, setSheet] = useState({ open: false, opened: false })
  return (
    <>
      <IconButton
        label={t('games:sheet.title')}
        icon={<Info size={20} />}
        aria-haspopup="dialog"
        onClick={() => setSheet({ open: true, opened: true })}
      />
      {sheet.opened && (
        <LazyGameSheet
          nodeId={nodeId}
          name={name}
          open={sheet.open}
          onClose={() => setSheet({ open: false, opened: true })}
        />
      )}
    </>
  )
}
