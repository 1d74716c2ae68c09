import { lazyPart } from '@/shared/ui/lazy-part'
import { CloseOnError } from '@/shared/ui/load-fallbacks'
import type { GameSheetProps } from './GameSheet.tsx'

/** The sheet of a game, whose code loads when it is first opened. */
export const LazyGameSheet = lazyPart<GameSheetProps>(() => import('./GameSheet.tsx'), { missing: CloseOnError })
