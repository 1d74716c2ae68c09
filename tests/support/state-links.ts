// What tests of links into a state share: the pages that are served, a visit, and what a reply does to the browser.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunningPlatform } from '@understudy/fake-server'
import request from 'supertest'
import { scratchFolder } from './scratch.ts'

export const VISIT = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' }

/** Folders with a minimal built app and lottery page. */
export function builtPages(): { root: string; lotto: string } {
  const root = scratchFolder('links')
  const lotto = join(root, 'lotto')
  mkdirSync(lotto)
  writeFileSync(join(lotto, 'index.html'), '<html data-merchant="aurora1" data-theme="dark"></html>')
  writeFileSync(join(root, 'index.html'), '<html data-merchant="aurora1"><script>1</script></html>')
  return { root, lotto }
}

/** Goes to an address of a platform, as a page of its own site unless the headers say otherwise. */
export const visitTo = ({ app }: RunningPlatform, path: string, headers: Record<string, string> = {}) =>
  request(app.server)
    .get(path)
    .set({ Host: 'localhost:3000', ...VISIT, ...headers })

/** Id of the world a reply puts the browser in. */
export const worldIn = (headers: Record<string, unknown>) =>
  /world=(w\w+)/.exec(String(headers['set-cookie']))?.[1] ?? ''

/** What the page stores on the device, and where it redirects. */
export const deviceState = (page: string) =>
  JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/.exec(page)?.[1] ?? 'null')
