import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { sessionSample } from '@/test/samples'
import { applyBrandOf } from './brand.ts'

const reload = vi.fn()
beforeEach(() => {
  document.documentElement.dataset.merchant = 'aurora1'
  vi.stubGlobal('location', { ...location, reload })
})
afterEach(() => {
  session.drop()
  sessionStorage.clear()
  vi.clearAllMocks()
})

test('a page of the world’s merchant keeps its session when the world changes', () => {
  session.store(sessionSample(0, { merchantCode: 'aurora1' }))
  applyBrandOf('aurora1')
  expect(reload).not.toHaveBeenCalled()
  expect(session.get()).toBeDefined()
})

test('a change of merchant reloads the page and logs out', () => {
  session.store(sessionSample(0, { merchantCode: 'aurora1' }))
  applyBrandOf('dune4')
  expect(reload).toHaveBeenCalledOnce()
  expect(session.get()).toBeUndefined()
})

test('a member logged in to the new brand by another tab stays', () => {
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify(sessionSample(0, { merchantCode: 'dune4' })))
  applyBrandOf('dune4')
  expect(reload).toHaveBeenCalledOnce()
  expect(localStorage.getItem('MC_SESSION_INFO')).toContain('"dune4"')
})

test('a host that keeps serving the old brand is asked once', () => {
  applyBrandOf('dune4')
  applyBrandOf('dune4')
  expect(reload).toHaveBeenCalledOnce()
  applyBrandOf('aurora1')
  applyBrandOf('dune4')
  expect(reload).toHaveBeenCalledTimes(2)
})
