import type { Page } from '@playwright/test'
import { expect, type World } from './e2e.ts'

export const form = (page: Page) => page.getByRole('form', { name: 'Register' })
export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })
/** Unfolds the optional fields. */
export const showOptional = (page: Page) => form(page).getByText('More about you (optional)').click()
export const submit = (page: Page) => form(page).getByRole('button', { name: 'Create account' }).click()
const message = async (page: Page, label: string) => {
  const id = await field(page, label).getAttribute('aria-describedby')
  return id ? page.locator(`[id="${id}"]`).textContent() : ''
}
export const refused = (page: Page, label: string, text: string) =>
  expect.poll(async () => (await message(page, label)) ?? '').toContain(text)

/** What either method asks for, with the captcha answered. */
export async function fill(page: Page, world: World, more: Record<string, string> = {}) {
  await expect(form(page).getByRole('img', { name: 'Picture with the digits to type' })).toBeVisible()
  const values = {
    Password: 'Secret99',
    'Repeat the password': 'Secret99',
    Captcha: await world.lastCode('captcha'),
    ...more,
  }
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}
