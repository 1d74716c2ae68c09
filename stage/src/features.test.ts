import { control } from '@understudy/contracts'
import { expect, test } from 'vitest'
import { FEATURES } from './features.ts'
import { STAGED_GAMES } from './games.ts'

test('every kind of upcoming event but midnight belongs to a feature or a game', () => {
  const kinds = [...FEATURES, ...STAGED_GAMES].flatMap(({ scheduled = [] }) =>
    scheduled.flatMap(({ kind }) => kind ?? []),
  )
  expect([...new Set(['midnight', ...kinds])].sort()).toEqual([...control.DUE_KINDS].sort())
})
