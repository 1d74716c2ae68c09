import { renderHook, waitFor } from '@testing-library/react'
import { systemStatus } from '@understudy/contracts/system'
import { expect, test } from 'vitest'
import { setLanguage } from '@/shared/i18n'
import { fakePlatform } from '@/test/platform'
import { QueryProvider } from '@/test/render'
import { statusSample } from '@/test/samples'
import { storedReply, useStoredQuery } from './stored-query.ts'

const item = storedReply('status', systemStatus)
const brand = (name: string) => {
  const status = statusSample()
  return { ...status, info: { ...status.info, brand: name } }
}
const renderStatus = () => renderHook(() => useStoredQuery(systemStatus, undefined, item), { wrapper: QueryProvider })

test('a stored reply is there before the next one arrives, which replaces it', async () => {
  item.write(brand('Stored'))
  fakePlatform().answer(systemStatus, brand('New'))
  const { result } = renderStatus()
  expect(result.current.data?.info.brand).toBe('Stored')
  await waitFor(() => expect(result.current.data?.info.brand).toBe('New'))
  expect(item.read()?.info.brand).toBe('New')
})

test('a reply stored in another language is not shown in this one', async () => {
  item.write(brand('Aurora'))
  await setLanguage('UR')
  fakePlatform().answer(systemStatus, brand('ارورا'))
  const { result } = renderStatus()
  expect(result.current.data).toBeUndefined()
  await waitFor(() => expect(result.current.data?.info.brand).toBe('ارورا'))
  await setLanguage('EN')
  expect(item.read()).toBeUndefined()
})
