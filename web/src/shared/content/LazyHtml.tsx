import { lazyPart } from '@/shared/ui/lazy-part'
import { OffersRetry } from '@/shared/ui/missing'
import type { SafeHtmlProps } from './SafeHtml.tsx'

/** What an editor wrote, where it opens on a tap: the sanitiser weighs more than most screens, and comes with the first. */
export const LazyHtml = lazyPart<SafeHtmlProps>(
  () => import('./SafeHtml.tsx').then(({ SafeHtml }) => ({ default: SafeHtml })),
  { missing: OffersRetry },
)
