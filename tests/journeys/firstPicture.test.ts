import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { workAs } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('tiny')

/** As most people come: the profile asks to save data, which spares the other journeys what these are about. */
function spendingData(): void {
  Object.defineProperty(Object.getPrototypeOf(Reflect.get(navigator, 'connection')), 'saveData', { get: () => false })
}

/** A window whose scripts wait for `go`. */
async function waitingWindow(context: BrowserContext): Promise<{ readonly page: Page; readonly go: () => void }> {
  let go = (): void => undefined
  const gone = new Promise<void>((resolve) => (go = resolve))
  const page = await context.newPage()
  await page.addInitScript(spendingData)
  await page.route('**/assets/*.js', async (route) => {
    await gone
    await route.continue()
  })
  return { page, go }
}

/** Words and places of what stands there: each row, the title, the navigation. */
const looksOf = (page: Page, root: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} :is([data-row], [data-row] *, h1, h2, nav, th, [role="tab"], main li, main li *)`)]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return [element.tagName, element.innerText, ...[x, y, width, height].map(Math.round)].join(' ')
        }),
    root,
  )

/** What the gateway has drawn, and what has come in its place. */
async function firstVisit(
  context: BrowserContext,
  address: string,
): Promise<{ readonly drawn: string[]; readonly real: string[]; readonly page: Page }> {
  const { page, go } = await waitingWindow(context)
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('#first-paint main h1').waitFor()
  await page.evaluate(() => document.fonts.load("1em 'Inter Variable'"))
  const drawn = await looksOf(page, '#first-paint')
  go()
  await page.locator('#first-paint').waitFor({ state: 'detached' })
  return { drawn, real: await looksOf(page, '#root'), page }
}

test.each(['desktop', 'phone'] as const)('before the client is there its pages stand where they will be: %s', async (width) => {
  const { page, context } = await product.arrive(width)
  await workAs(page, 'owner')
  for (const address of ['/', '/jobs', '/customers', '/invoices']) {
    const { drawn, real, page: visit } = await firstVisit(context, address)
    expect(real.filter((look) => !drawn.includes(look))).toEqual([])
    expect(drawn.length).toBeGreaterThan(20)
    await visit.close()
  }
})

test('whoever comes next is drawn from answers of their own, and as they have arranged it', async () => {
  const words = async (name: string): Promise<string> => {
    const { page, context } = await product.arrive()
    await workAs(page, name)
    const { drawn, real } = await firstVisit(context, '/jobs')
    expect(real.filter((look) => !drawn.includes(look))).toEqual([])
    return drawn.join('\n')
  }
  const owners = await words('owner')
  const others = await words('individual')
  const numbers = (text: string): string[] => text.match(/J-\d+/g) ?? []
  expect(numbers(owners).length).toBeGreaterThan(0)
  expect(numbers(others).filter((number) => numbers(owners).includes(number))).toEqual([])
})

test('columns that somebody does without are not drawn', async () => {
  const { page, context } = await product.arrive()
  await workAs(page, 'owner')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Priority' }).click()
  await page.getByRole('button', { name: 'Use as my default' }).click()
  await page.getByRole('columnheader', { name: 'Priority' }).waitFor({ state: 'detached' })
  const { drawn, real } = await firstVisit(context, '/jobs')
  expect(real.filter((look) => !drawn.includes(look))).toEqual([])
  expect(drawn.join('\n')).not.toContain('Priority')
})

test.each([
  ['a technician, who opens the list with a view', 'staff', '/jobs', spendingData],
  ['filters in the address', 'owner', '/jobs?status=PENDING', spendingData],
  ['whoever saves data', 'owner', '/jobs', () => undefined],
])('nothing is drawn for %s', async (_, name, address, prepare) => {
  const { page } = await product.arrive()
  await workAs(page, name)
  await page.addInitScript(prepare)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(address)
  await page.locator('#root [data-row]').first().waitFor()
  expect(asked).toContain('/graphql')
  expect(asked).not.toContain('/picture')
})

test('where nothing is drawn in time, or at all, the list comes as ever', async () => {
  const { page } = await product.arrive()
  await workAs(page, 'owner')
  await page.addInitScript(spendingData)
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/picture', async (route) => {
    await answered
    await route.continue()
  })
  await page.goto('/jobs')
  await page.locator('#root [data-row]').first().waitFor()
  const late = page.waitForResponse('**/picture')
  answer()
  expect((await late).status()).toBe(200)
  await page.waitForTimeout(300)
  expect(await page.locator('#first-paint').count()).toBe(0)
  await page.unroute('**/picture')
  await page.route('**/picture', (route) => route.fulfill({ status: 204 }))
  await page.reload()
  await page.locator('#root [data-row]').first().waitFor()
})
