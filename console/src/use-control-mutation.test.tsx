import { onlineManager } from '@tanstack/react-query'
import { renderHook, act as settled, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { SteeringError } from './steer.ts'
import { useControlMutation } from './use-control-mutation.ts'

test('a late success does not clear the error of a later action', async () => {
  const { result } = renderHook(useControlMutation)
  let finish = () => {}
  const slow = new Promise<void>((resolve) => {
    finish = resolve
  })
  let first: Promise<boolean> | undefined
  settled(() => {
    first = result.current.run(() => slow)
  })
  await settled(async () => {
    const refusal = new SteeringError('country: two letters')
    expect(await result.current.run(() => Promise.reject(refusal))).toBe(false)
  })
  await waitFor(() => expect(result.current.error?.message).toBe('country: two letters'))
  expect(result.current.busy).toBe(false)
  await settled(async () => {
    finish()
    expect(await first).toBe(true)
  })
  expect(result.current.error?.message).toBe('country: two letters')
})

test('a write reaches the server while the browser has no network', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const { result } = renderHook(useControlMutation)
  let writes = 0
  await settled(async () => {
    void result.current.run(async () => writes++)
  })
  expect(writes).toBe(1)
})
