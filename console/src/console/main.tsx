import '@/shared/theme/tokens.css'
import 'virtual:merchants.css'
import '@/shared/theme/fonts.css'
import '@/shared/theme/global.css'
import './console.css'
import './tools.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { startTheme } from '@/shared/theme'
import { steeringCache } from '../steer.ts'
import { speakOnly } from '../steering-texts.ts'
import { Console } from './Console.tsx'
import { ConsoleRouter } from './ConsoleRouter.tsx'

speakOnly('EN')
startTheme()

createRoot(document.getElementById('console') as HTMLElement).render(
  <QueryClientProvider client={steeringCache}>
    <Suspense>
      <ConsoleRouter>
        <Console />
      </ConsoleRouter>
    </Suspense>
  </QueryClientProvider>,
)
