import { lazyPart } from '@/shared/ui/lazy-part'
import { OffersRetry } from '@/shared/ui/missing'
import type { SafeHtmlProps } from './SafeHtml.tsx'

/** Lazy `SafeHtml`, for texts that open on a tap: the sanitiser is larger than most screens. */
export const LazyHtml = lazyPart<SafeHtmlProps>(
  () => import('./SafeHtml.tsx').then(({ SafeHtml }) => ({ default: SafeHtml })),
  { missing: OffersRetry },
)
