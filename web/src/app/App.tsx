import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { SystemGate } from '@/features/system/SystemGate'
import { queryClient } from '@/shared/api'
import { basePath } from '@/shared/navigation/base'
import { AskHost } from '@/shared/ui/AskHost'
import { ToastHost } from '@/shared/ui/ToastHost'
import { AppSignals } from './AppSignals.tsx'
import { CrashBoundary } from './layouts/CrashBoundary.tsx'
import { Layout } from './layouts/Layout.tsx'

export function App() {
  return (
    <StrictMode>
      <CrashBoundary onRetry={() => location.reload()}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter basename={basePath()}>
            <AppSignals>
              <SystemGate>
                <Layout />
              </SystemGate>
            </AppSignals>
            <AskHost />
            <ToastHost />
          </BrowserRouter>
        </QueryClientProvider>
      </CrashBoundary>
    </StrictMode>
  )
}
