import '@/shared/theme/tokens.css'
import 'virtual:merchants.css'
import '@/shared/theme/fonts.css'
import '@/shared/theme/global.css'
import './page.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from 'react-error-boundary'
import { followNetwork, queryClient } from '@/shared/api'
import { startTexts } from '@/shared/i18n'
import { session } from '@/shared/session'
import { leaveEntriesOfReload } from '@/shared/ui/closed-by-back'
import { LoadFailed } from '@/shared/ui/LoadFailed'
import { keepSlip } from './bet/slip.ts'
import { Lotto } from './Lotto.tsx'
import { applyLook } from './lotto-address.ts'
import { lottoTexts } from './lotto-texts.ts'
import { takenTicket } from './page.ts'
import { followSession, takeTicket } from './ticket.ts'

async function start() {
  applyLook(document.documentElement, location.search)
  followNetwork()
  leaveEntriesOfReload()
  session.keepToPage()
  followSession()
  keepSlip()
  // Not awaited, so that games render before the session is known.
  takeTicket(takenTicket())
  await startTexts(lottoTexts)
  createRoot(document.getElementById('lotto') as HTMLElement).render(
    <StrictMode>
      <ErrorBoundary fallbackRender={() => <LoadFailed onRetry={() => location.reload()} />}>
        <QueryClientProvider client={queryClient}>
          <Lotto />
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>,
  )
}

/** Without texts nothing can be rendered: the page shows its own error in three languages. */
start().catch((error) => {
  // biome-ignore lint/suspicious/noConsole: spec §8 requires the log entry
  console.error('The lottery page could not start', error)
  const failed = document.getElementById('failed') as HTMLElement
  failed.hidden = false
  failed.addEventListener('click', ({ target }) => target instanceof HTMLButtonElement && location.reload())
})
