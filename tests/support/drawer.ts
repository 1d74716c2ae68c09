import type { Page } from '@playwright/test'

export const handle = (page: Page) => page.getByRole('button', { name: /^(Steering|کنٹرول دراز|Control daraaz)/ })
export const drawer = (page: Page) =>
  page.getByRole('complementary', { name: /^(Steering|کنٹرول دراز|Control daraaz)$/ })

/** Opens the drawer at a section, `Who`, `Clock`. */
export async function openDrawer(page: Page, section: string) {
  if (!(await drawer(page).isVisible())) await handle(page).click()
  await drawer(page).getByRole('tab', { name: section, exact: true }).click()
  return drawer(page).getByRole('tabpanel', { name: section })
}
