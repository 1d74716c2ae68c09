import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { LoadFailed } from '@/shared/ui/LoadFailed'

interface CrashBoundaryProps {
  children: ReactNode
  /** Called on retry, before the children are rendered again. */
  onRetry?: () => void
}

/** Error boundary with a retry button; the page around it is not affected. */
export const CrashBoundary = ({ children, onRetry }: CrashBoundaryProps) => (
  <ErrorBoundary
    onReset={() => onRetry?.()}
    fallbackRender={({ resetErrorBoundary }) => <LoadFailed onRetry={() => resetErrorBoundary()} />}
  >
    {children}
  </ErrorBoundary>
)
