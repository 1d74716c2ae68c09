import type { Frame, Page } from '@playwright/test'
import type { control } from '@understudy/contracts'

/** A timeout, so that a page that hangs does not block the report. */
const PATIENCE = 5_000

/**
 * Prints what a failed test leaves: each open page with its frames, addresses and texts, and the last calls of the
 * world. A run on another machine leaves nothing else behind.
 */
export async function tellFailure(page: Page, calls: control.TapeEntry[]): Promise<void> {
  const open = page.context().pages()
  const frames = await Promise.all(open.flatMap((one) => one.frames()).map(told))
  const last = calls.slice(-25).map(({ method, path, status, code }) => `  ${method} ${path} ${status} ${code ?? ''}`)
  console.error(['What stands on the page:', ...frames, 'The last calls of the world:', ...last].join('\n'))
}

async function told(frame: Frame): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is seen, without what is hidden and without scripts
  const text = await frame.innerText('body', { timeout: PATIENCE }).catch((error) => `(${error})`)
  return `${frame.parentFrame() ? '  frame ' : '  '}${frame.url()}\n    ${text.replace(/\s*\n\s*/g, ' | ').slice(0, 1500)}`
}
