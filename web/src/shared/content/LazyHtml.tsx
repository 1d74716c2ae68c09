import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from '@/shared/ui/lazy-part'
import { RetryOnError } from '@/shared/ui/load-fallbacks'
import type { SafeHtmlProps } from './SafeHtml.tsx'

interface LazyHtmlProps extends SafeHtmlProps {
  /** What stands below the text: it comes with it, because a text that came later would push it down. */
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

/** For a screen that knows of its text before it has it. */
export const loadSafeHtml = () => import('./SafeHtml.tsx')

/** Lazy `SafeHtml`, because the sanitiser is larger than most screens. */
export const LazyHtml = lazyHtml(loadSafeHtml)
