import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'

/** The least an app of these libraries can show: one route, one call, one line of text. */
function Page() {
  const { data } = useQuery({
    queryKey: ['status'],
    queryFn: async () =>
      (await fetch('/wps/system/status', { headers: { Merchant: 'aurora1', Language: 'UR' } })).json(),
  })
  return (
    <main>
      <h1>Empty page</h1>
      <p>{data ? 'The platform answered.' : 'Asking the platform.'}</p>
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Page />} />
      </Routes>
    </BrowserRouter>
  </QueryClientProvider>,
)
