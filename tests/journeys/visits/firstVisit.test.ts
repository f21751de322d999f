import { expect, test } from 'vitest'
import { expectSame, firstVisit, spendingData } from './firstLook.ts'
import { workAs } from '../people/signIn.ts'
import { onProduct } from '../product.ts'

const product = onProduct('tiny')

test.each(['desktop', 'phone'] as const)('before the client is there its pages stand where they will be: %s', async (width) => {
  const { page, context } = await product.arrive(width)
  await workAs(page, 'owner')
  for (const address of ['/', '/jobs', '/customers', '/invoices']) {
    const { drawn, real, page: visit } = await firstVisit(context, address)
    expectSame({ drawn, real })
    expect(drawn.length).toBeGreaterThan(20)
    const withFonts = await visit.evaluate(() =>
      [...document.styleSheets]
        .filter(({ href, cssRules }) => href && [...cssRules].some((rule) => rule instanceof CSSFontFaceRule))
        .map(({ href }) => href),
    )
    expect(withFonts).toHaveLength(1)
    await visit.close()
  }
})

test('whoever comes next is drawn from answers of their own, and as they have arranged it', async () => {
  const words = async (name: string): Promise<string> => {
    const { page, context } = await product.arrive()
    await workAs(page, name)
    const { drawn, real } = await firstVisit(context, '/jobs')
    expectSame({ drawn, real })
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
  expectSame({ drawn, real })
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
