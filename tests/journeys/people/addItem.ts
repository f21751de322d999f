import type { Page } from 'playwright-core'

/** Adds two of the first item in the price list to the open job. Returns its name. */
export async function addItem(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add item' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Part or service' }).click()
  const option = page.getByRole('listbox', { name: 'Price list' }).getByRole('option').first()
  await option.click()
  const name = await dialog.getByRole('status').locator('b').textContent()
  await dialog.getByRole('textbox', { name: /Quantity/ }).fill('2')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  return name ?? ''
}
