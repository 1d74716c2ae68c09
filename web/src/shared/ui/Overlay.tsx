import { useText } from '@/shared/i18n'
import { OverlayFrame, type OverlayFrameProps } from './OverlayFrame.tsx'

export type OverlayProps = Omit<OverlayFrameProps, 'closeLabel'>

/** A modal overlay with the player's texts. It imports Radix, so use it only in lazy chunks. */
export function Overlay(props: OverlayProps) {
  const t = useText()
  return <OverlayFrame {...props} closeLabel={t('shared:action.close')} />
}
