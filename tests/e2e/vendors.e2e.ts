import type { FrameLocator, Page } from '@playwright/test'
import { obstacles } from '../support/axe.ts'
import { expect, test } from '../support/e2e.ts'
import { QUIET } from '../support/page.ts'

/** A game of each kind, by its address in the app. */
const PLAY = {
  table: '/m/play/260024?vassalage=BH&gameType=LIVE&name=Table',
  cockfight: '/m/play/400002?vassalage=DS88&gameType=COCKFIGHT&name=Bout',
  pond: '/m/play/290024?vassalage=TN&gameType=FISH&name=Pond',
  cards: '/m/play/310024?vassalage=FW&gameType=PVP&name=Cards',
  book: '/m/play/340002?vassalage=U9W&gameType=SPORTS&gameId=U9W-R1&name=Book',
  esports: '/m/play/350048?vassalage=AV&gameType=ESPORTS&name=Arena',
  vendorLobby: '/m/play/260023?vassalage=BH&gameType=LIVE&name=Lobby',
} as const

const frame = (page: Page) => page.frameLocator('iframe')
const balance = (game: FrameLocator) => game.locator('#balance')

test.beforeEach(({ device }) => device(QUIET))

/** Opens a game as amina and waits until it is no longer busy. */
async function open(page: Page, asMember: (name: string) => Promise<void>, address: string) {
  await asMember('amina')
  await page.goto(address)
  const game = frame(page)
  await expect(game.locator('#game')).toHaveAttribute('aria-busy', 'false')
  return game
}

/** Waits until bets can be placed. */
async function untilBetsAreOpen(game: FrameLocator) {
  await expect(game.getByRole('button', { name: /^(Player|Meron)/ })).toBeEnabled()
}

for (const [kind, side, tag] of [
  ['table', 'Player', []],
  ['cockfight', 'Meron', ['@all']],
] as const)
  test(`a ${kind} takes bets until the round closes and settles by the world's clock`, { tag: [...tag] }, async ({
    page,
    asMember,
    world,
  }) => {
    const game = await open(page, asMember, PLAY[kind])
    await expect(game.locator('#clock b')).toHaveText(/^\d+$/)
    if (!(await game.getByRole('button', { name: new RegExp(`^${side}`) }).isEnabled()))
      await world.advance(kind === 'table' ? 11_000 : 31_000)
    await untilBetsAreOpen(game)
    await game.getByRole('button', { name: new RegExp(`^${side}`) }).click()
    await expect(balance(game)).toHaveText('Rs 48,200.00')
    await expect(game.getByRole('status')).toHaveText('')
    await world.advance(kind === 'table' ? 30_000 : 90_000)
    await expect(game.getByRole('status')).toHaveText(/You get|Not this time/)
    expect(await obstacles(page, kind, { frames: true })).toEqual([])
  })

test.describe('a bettor with luck', () => {
  test.use({ worldOptions: { scenario: 'big-win', clock: 'frozen' } })

  test('the winner of a round has a gold ring, cards in ink and a large total', {
    tag: '@all',
  }, async ({ page, asMember, world }) => {
    const game = await open(page, asMember, PLAY.table)
    await world.advance(12_000)
    await untilBetsAreOpen(game)
    const player = game.getByRole('button', { name: /^Player/ })
    const place = await player.boundingBox()
    await player.click()
    await expect(game.locator('#felt').getByLabel('Your stake')).toHaveText('Rs 50.00')
    expect((await player.boundingBox())?.y).toBe(place?.y)
    await world.advance(21_000)
    await expect(game.getByRole('status')).toHaveText('Player wins')
    const winner = game.locator('.seat.wins')
    await expect(winner).toHaveCount(1)
    const styleOf = (part: string) =>
      winner
        .locator(part)
        .first()
        .evaluate((element) => {
          const { color, fontSize, boxShadow } = getComputedStyle(element)
          return { color, fontSize, ringed: boxShadow.includes('rgb(255, 214, 122)') }
        })
    const [rank, total] = [await styleOf('.card b'), await styleOf('strong')]
    expect(['rgb(21, 26, 36)', 'rgb(179, 19, 43)']).toContain(rank.color)
    expect(total).toMatchObject({ color: 'rgb(255, 214, 122)', fontSize: '24px' })
    expect(await styleOf('.card')).toMatchObject({ ringed: true })
  })
})

test('a pond is fished by tap and by button, and every shot moves the wallet', async ({ page, asMember, world }) => {
  const game = await open(page, asMember, PLAY.pond)
  await game.getByRole('button', { name: /^Shoot at: Crab/ }).click()
  await expect(game.getByRole('status')).toHaveText(/Caught|Missed|given back/)
  const [shot] = await world.calls('fishing.shots')
  expect(shot).toMatchObject({ code: null, input: { cost: 2, targets: ['crab'] } })
  expect(await obstacles(page, 'pond', { frames: true })).toEqual([])
})

test('a card round that was left open is resumed', async ({ page, asMember }) => {
  const game = await open(page, asMember, PLAY.cards)
  // Four sit at the table with covered cards before the deal, and the pot follows the chosen ante.
  await expect(game.locator('.seat .person img')).toHaveCount(4)
  await expect(game.locator('.card.back')).toHaveCount(12)
  await game.getByRole('radio', { name: '100', exact: true }).check()
  await expect(game.locator('#pot')).toHaveText('PotRs 400.00')
  await game.getByRole('radio', { name: '20', exact: true }).check()
  await game.getByRole('button', { name: 'Pay the ante and deal' }).click()
  await expect(game.getByRole('status')).toHaveText(/You hold/)
  await expect(balance(game)).toHaveText('Rs 48,230.00')
  await page.reload()
  await expect(game.getByRole('status')).toHaveText(/still open/)
  await game.getByRole('button', { name: 'Show the cards' }).click()
  await expect(game.getByRole('status')).toHaveText(/You win|Shared|Another player/)
  expect(await obstacles(page, 'cards', { frames: true })).toEqual([])
})

test('a single bet is placed from the slip at the odds shown and listed among own bets', async ({
  page,
  asMember,
  world,
}) => {
  const game = await open(page, asMember, PLAY.book)
  // The match in the app's address is listed first.
  const match = game.getByRole('article').first()
  await expect(match).toContainText('94/3 (13)')
  await match
    .getByRole('button', { name: /wins, odds/ })
    .first()
    .click()
  const slip = game.getByRole('region', { name: 'Bet slip' })
  await slip.getByRole('spinbutton').fill('5')
  await slip.getByRole('button', { name: 'Place the bet' }).click()
  await expect(slip.getByRole('status')).toContainText('between')
  await slip.getByRole('button', { name: '500', exact: true }).click()
  await world.faults([{ endpoint: 'sportsbook.bet', kind: 'truncate', times: 1 }])
  await slip.getByRole('button', { name: 'Place the bet' }).click()
  await game.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(balance(game)).toHaveText('Rs 47,750.00')
  await expect(game.getByRole('article').first()).toContainText('open')
  await expect(game.getByRole('article').first()).toContainText('94/3 (13) – yet to bat')
  await game.getByRole('button', { name: 'Results' }).click()
  await expect(game.getByRole('article').first()).toContainText(/\d+\/\d \(20\)/)
  expect(await obstacles(page, 'book', { frames: true })).toEqual([])
})

test('e-sports have a book in a design of their own, in Urdu from right to left', { tag: '@all' }, async ({
  page,
  asMember,
  device,
}) => {
  await device({ language: 'UR' })
  const game = await open(page, asMember, PLAY.esports)
  await expect(game.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(game.locator('body')).toHaveAttribute('data-kind', 'esports')
  await expect(game.getByRole('article').first()).toContainText('اوپن سرور لیگ')
})

test('the lobby of a vendor leads to its games', { tag: '@all' }, async ({ page, asMember }) => {
  const game = await open(page, asMember, PLAY.vendorLobby)
  expect(await obstacles(page, 'vendor lobby', { frames: true })).toEqual([])
  await game.getByRole('listitem').first().getByRole('button').click()
  await expect(game.getByRole('button', { name: /^Player/ })).toBeVisible()
})

for (const [language, text, tag] of [
  ['UR', 'کچھ غلط ہو گیا۔ براہِ کرم دوبارہ کوشش کریں۔', []],
  ['EN', 'Something went wrong. Please try again.', ['@all']],
] as const)
  test(`a game that cannot load says so in the player's language: ${language}`, { tag: [...tag] }, async ({
    page,
    device,
    asMember,
    world,
  }) => {
    await device({ language })
    await asMember('amina')
    await world.faults([{ endpoint: 'sportsbook.state', kind: 'drop' }])
    await page.goto(PLAY.book)
    await expect(frame(page).getByRole('alert')).toContainText(text)
  })
