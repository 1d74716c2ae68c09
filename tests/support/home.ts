import { expect, type Locator, type Page } from '@playwright/test'

/** A titled row of games, or another section that has a heading. */
export const section = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true })

/** Which of the items stand wholly inside the window, by their text. */
export const inView = (items: Locator): Promise<string[]> =>
  items.evaluateAll((all) =>
    all
      .filter((item) => {
        const { left, right } = item.getBoundingClientRect()
        return left >= -1 && right <= innerWidth + 1
      })
      .map((item) => (item.textContent ?? '').trim()),
  )

/** Pixels from the end of one item to the start of the next, in the direction of reading. */
export const gaps = (items: Locator): Promise<number[]> =>
  items.evaluateAll((all) => {
    const boxes = all.map((item) => item.getBoundingClientRect()).sort((a, b) => a.left - b.left)
    return boxes.slice(1).map((box, index) => Math.round(box.left - (boxes[index]?.right ?? 0)))
  })

const ahead = new WeakSet<Page>()

/** Opens home with a clock that `scrollDownTo` advances, as home requests its lists 400 ms apart. */
export async function openHome(page: Page): Promise<void> {
  await page.clock.install()
  ahead.add(page)
  await page.goto('/m/home')
}

/** Scrolls down until the target is shown; home loads its shelves as they come near. */
export async function scrollDownTo(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    if (ahead.has(page)) await page.clock.runFor(1_200)
    await page.evaluate(() => {
      const { scrollHeight } = document.documentElement
      // Lists are rendered only near the window, so those that loaded after they were passed need another scroll down.
      if (scrollY + innerHeight >= scrollHeight - 2) scrollTo(0, 0)
      else scrollBy(0, innerHeight)
    })
    await expect(wanted).toBeVisible({ timeout: 150 })
  }).toPass()
  // The skeleton may have just been replaced by its content.
  await expect(() => wanted.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass()
}

/** Moves a stopped clock on until something holds; gives how long that took, in the page's own time. For `first` ms it is not looked whether it holds. */
export async function timeUntil(
  page: Page,
  holds: () => Promise<boolean>,
  { step = 250, first = 0 }: { step?: number; first?: number } = {},
): Promise<number> {
  let passed = first
  if (first) await page.clock.runFor(first)
  await expect
    .poll(
      async () => {
        if (await holds()) return true
        await page.clock.runFor(step)
        passed += step
        return holds()
      },
      { intervals: [20], timeout: 60_000 },
    )
    .toBe(true)
  return passed
}

/** Waits for a smooth scroll, which runs in real time whatever the page's clock says. */
export const atRest = (slides: Locator): Promise<void> =>
  expect
    .poll(() => slides.evaluateAll(([slide]) => slide?.parentElement?.getAnimations().length ?? 0), { intervals: [20] })
    .toBe(0)

/** What the calls of an endpoint asked for, as the server understood it. */
export const inputsOf = (calls: readonly { input: unknown }[]): Record<string, unknown>[] =>
  calls.map(({ input }) => input as Record<string, unknown>)
