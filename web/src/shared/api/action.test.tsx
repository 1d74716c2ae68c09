import { act, renderHook, waitFor } from '@testing-library/react'
import type { LanguageCode } from '@understudy/contracts/languages'
import { memberIcon, memberInfo, setMemberIcon } from '@understudy/contracts/member'
import { balance } from '@understudy/contracts/wallet'
import { transferWallet } from '@understudy/contracts/wallet-transfer'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '@/shared/i18n'
import { toast } from '@/shared/ui/toast'
import { fakePlatform } from '@/test/platform'
import { useAction } from './action.ts'
import { isApiError } from './api-error.ts'
import { keyOf, queryClient } from './query.ts'

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
})

const icon = { body: { avatarType: 'STATIC', avatar: '/a.svg' } } as const

test('a running action is busy and ignores a second press', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  platform.reply(setMemberIcon, async () => {
    await answered
    return Response.json({ success: true, value: { avatarType: 'STATIC', avatar: '/a.svg' } })
  })
  const { result } = renderHook(() => useAction(setMemberIcon))
  let first: Promise<unknown> = Promise.resolve()
  act(() => {
    first = result.current.run(icon)
    void result.current.run(icon)
  })
  await waitFor(() => expect(result.current.busy).toBe(true))
  answer()
  await act(() => first)
  await waitFor(() => expect(result.current.busy).toBe(false))
  expect(platform.count(setMemberIcon)).toBe(1)
})

test('a failure is for its place, and gone with the next try', async () => {
  platform.fail(setMemberIcon, 'upload.type')
  const { result } = renderHook(() => useAction(setMemberIcon))
  await act(() => result.current.run(icon))
  await waitFor(() => expect(isApiError(result.current.failure, 'upload.type')).toBe(true))
  platform.answer(setMemberIcon, { avatarType: 'STATIC', avatar: '/a.svg' })
  await act(() => result.current.run(icon))
  await waitFor(() => expect(result.current.failure).toBeUndefined())
})

test('a successful action shows its message and refetches stale data', async () => {
  platform.answer(setMemberIcon, { avatarType: 'STATIC', avatar: '/a.svg' })
  const success = vi.spyOn(toast, 'success')
  const old = vi.spyOn(queryClient, 'invalidateQueries')
  const { result } = renderHook(() => useAction(setMemberIcon, { success: 'saved', invalidates: [memberInfo] }))
  await act(() => result.current.run(icon))
  expect(success).toHaveBeenCalledWith('saved', undefined)
  expect(old).toHaveBeenCalled()
})

test('a reply is kept in the language it was asked in, whatever is chosen meanwhile', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  platform.reply(setMemberIcon, async () => {
    await answered
    return Response.json({ success: true, value: { avatarType: 'STATIC', avatar: '/a.svg' } })
  })
  const { result } = renderHook(() => useAction(setMemberIcon, { answers: memberIcon }))
  let sent: Promise<unknown> = Promise.resolve()
  await act(async () => {
    sent = result.current.run(icon)
  })
  await act(() => setLanguage('UR'))
  answer()
  await act(() => sent)
  const kept = (language: LanguageCode) =>
    queryClient.getQueryData(keyOf(memberIcon, undefined, { language, userName: undefined }))
  expect({ EN: kept('EN'), UR: kept('UR') }).toEqual({ EN: { avatarType: 'STATIC', avatar: '/a.svg' }, UR: undefined })
})

test('an action of a form throws errors for the form to show', async () => {
  platform.fail(setMemberIcon, 'upload.size')
  const { result } = renderHook(() => useAction(setMemberIcon, { refused: () => new Error('too large') }))
  await expect(result.current.send(icon)).rejects.toThrow('too large')
})

test('a transfer keeps its key until its outcome is known', async () => {
  const keys: string[] = []
  const transfer = { body: { from: 'KS', to: 'main', transferId: '' } }
  const action = () =>
    renderHook(() =>
      useAction(transferWallet, {
        invalidates: [balance],
        keyed: {
          intent: 'transfer',
          withKey(input, transferId) {
            keys.push(transferId)
            return { body: { ...input.body, transferId } }
          },
        },
      }),
    ).result.current
  const attempt = async () => {
    const { run } = action()
    await act(() => run(transfer))
  }
  platform.reply(transferWallet, () => Promise.reject(new TypeError('gone')))
  await attempt()
  await attempt()
  platform.fail(transferWallet, 'system.error')
  await attempt()
  await attempt()
  expect(new Set(keys.slice(0, 3)).size).toBe(1)
  expect(keys[3]).not.toBe(keys[2])
})
