import { STAGED_GAMES } from '@understudy/stage/games.ts'
import { expect, test } from 'vitest'
import { gamePage, pageText } from './game-page.ts'

test('a page of a game is the page of games with its name, its title and its parts', () => {
  const frame = '<title>{title}</title><script src="/{name}/{name}.js"></script><main>{parts}</main>'
  expect(gamePage(frame, 'dice', '<title>Dice</title>\n<ol id="dice"></ol>\n')).toBe(
    '<title>Dice</title><script src="/dice/dice.js"></script><main><ol id="dice"></ol></main>',
  )
})

test.each(STAGED_GAMES.map(({ name }) => name))('the page of %s loads its own script and styles only', async (name) => {
  const html = await pageText(`${name}/page/${name}.html`)
  expect(html).toMatch(/^<!doctype html>\n<html lang="ur" dir="rtl" data-theme="dark">/)
  expect([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    '/slot/icon.svg',
    '/shared/game.css',
    `/${name}/${name}.css`,
    `/${name}/${name}.js`,
  ])
  expect(html.match(/<title>\w+<\/title>/g)).toHaveLength(1)
  expect(html).not.toMatch(/\{\w+\}/)
})

test('a page of the stage that is a whole document is served as it is', async () => {
  expect(await pageText('store/page/store.html')).toMatch(/^<!doctype html>[\s\S]*<title>App store<\/title>/)
})
