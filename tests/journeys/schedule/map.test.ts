import { expect, test } from 'vitest'
import { Keyboard } from '../people/Keyboard.ts'
import { storeSession } from '../people/signIn.ts'
import { onProduct } from '../product.ts'

const product = onProduct('tiny')

test(
  'with every other host blocked, a visit is chosen by keys on the map and shown on the schedule, and a place is set by its coordinates',
  { tags: 'nightly' },
  async () => {
    const { page, context } = await product.arrive()
    const others: string[] = []
    await context.route(
      (url) => url.origin !== new URL(product.stack.url).origin,
      (route) => {
        others.push(route.request().url())
        return route.abort()
      },
    )
    await storeSession(page, 'owner')
    await page.goto('/map')
    const map = page.getByRole('region', { name: 'Map of the visits' })
    const pin = map.getByRole('button').first()
    await pin.waitFor()
    await page.getByText(/GeoNames/).waitFor()
    await page.locator('.leaflet-towns-pane span').first().waitFor({ state: 'attached' })

    const keyboard = new Keyboard(page)
    await pin.focus()
    await keyboard.press('Enter')
    const card = page.getByRole('region', { name: 'Chosen visit' })
    await card.waitFor()
    const visitId = new URL(page.url()).searchParams.get('visit')
    await page.locator(`[data-stop$="/${visitId}"][aria-pressed="true"]`).first().waitFor()

    await card.getByRole('button', { name: 'Change location' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Location pin' }).waitFor()
    await dialog.getByRole('button', { name: 'Enter coordinates' }).click()
    await dialog.getByLabel('Coordinates').fill('30.3001, -97.7402')
    await dialog.getByRole('button', { name: 'Set location' }).click()
    await page.getByText(/^Location of .* set$/).waitFor()
    await card.getByRole('link', { name: 'Show on schedule' }).click()
    await page.getByRole('grid').waitFor()
    await page.locator(`[data-visit="${visitId}"][data-chosen]`).first().waitFor()
    expect(others).toEqual([])
  },
)
