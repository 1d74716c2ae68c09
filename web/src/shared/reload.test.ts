import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pageLoaded, reloadIfServed, reloadOnce } from './reload.ts'

const reload = vi.fn()
const served = (ok: boolean) => vi.stubGlobal('fetch', async () => new Response(null, { status: ok ? 200 : 503 }))

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  served(true)
})

describe('a page whose code is gone, as after a deploy', () => {
  test('a page whose code is gone is reloaded once, and not for ever', async () => {
    expect(await reloadOnce()).toBe(true)
    expect(await reloadOnce()).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('a page may be reloaded again after its code was loaded in between', async () => {
    await reloadOnce()
    pageLoaded()
    expect(await reloadOnce()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('a reload waits while the document cannot be loaded', async () => {
    served(false)
    expect(await reloadOnce()).toBe(false)
    await reloadIfServed()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await reloadOnce()
    expect(reload).not.toHaveBeenCalled()
    served(true)
    await reloadOnce()
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
