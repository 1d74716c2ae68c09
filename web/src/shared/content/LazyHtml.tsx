import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from '@/shared/ui/lazy-part'
import { RetryOnError } from '@/shared/ui/load-fallbacks'
import type { SafeHtmlProps } from './SafeHtml.tsx'

interface LazyHtmlProps extends SafeHtmlProps {
  /** Content below the text, shown together with it, as a text that loads later would push it down. */
  children?: ReactNode
}

export const lazyHtml = (load: () => Promise<{ SafeHtml: ComponentType<SafeHtmlProps> }>) =>
  lazyPart<LazyHtmlProps>(
    async () => {
      const { SafeHtml } = await load()
      return {
        default: ({ children, ...text }) => (
          <>
            <SafeHtml {...text} />
            {children}
          </>
        ),
      }
    },
    {
      missing: ({ children, onLoadAgain }) => (
        <>
          <RetryOnError onLoadAgain={onLoadAgain} />
          {children}
        </>
      ),
    },
  )

/** Loads the code early, for a screen that expects a text. */
export const loadSafeHtml = () => import('./SafeHtml.tsx')

/** Lazy `SafeHtml`, because the sanitiser is larger than most screens. */
export const LazyHtml = lazyHtml(loadSafeHtml)
