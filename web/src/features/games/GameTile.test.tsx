import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { gameSample } from '@/test/game-sample'
import { GameTile, GameTileSkeleton } from './GameTile.tsx'

test.each([
  ['square', false, '1 / 1'],
  ['wide', false, '8 / 5'],
  ['wide', true, '21 / 9'],
] as const)('the picture of a tile keeps its place before it comes: %s, large %s, %s', (shape, large, ratio) => {
  const ratios = (tile: ReactElement) =>
    [...render(tile).container.querySelectorAll<HTMLElement>('[style*=aspect-ratio]')].map(
      ({ style }) => style.aspectRatio,
    )
  expect(ratios(<GameTileSkeleton shape={shape} large={large} />)).toEqual([ratio])
  expect(ratios(<GameTile game={gameSample()} pictured={false} shape={shape} large={large} />)).toEqual([ratio])
})
