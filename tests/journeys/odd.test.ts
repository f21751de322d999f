import type { Page } from 'playwright-core'
import { describe, expect, test, type TestContext } from 'vitest'
import { layoutFaults } from './layoutFaults.ts'
import { isNightly, openWithin, sampleOf, settled } from './looks.ts'
import { openNewJob, seeForm, takeCustomer } from './people/bookJob.ts'
import { storeSession } from './people/signIn.ts'
import { onProduct } from './product.ts'

const product = onProduct('odd')
const widths = [360, 1440] as const

async function ownersPage(context: TestContext): Promise<Page> {
  const { page } = await product.arrive('desktop', context)
  await storeSession(page, 'owner')
  return page
}

async function expectNoFault(page: Page, place: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await settled(page)
    expect(await page.evaluate(layoutFaults), `${place}, ${width} pixels wide`).toEqual([])
  }
}

describe.concurrent('words without an end, from right to left, emoji and sums of millions: no page is wider than its window, nothing lies on anything:', () => {
  test('the list, its filters and its columns', async (context) => {
    const page = await ownersPage(context)
    for (const search of sampleOf(['', '?page=2', '?page=3'], [''])) {
      await page.goto(`/jobs${search}`)
      await expectNoFault(page, `/jobs${search}`)
    }
  })

  test('jobs', async (context) => {
    const page = await ownersPage(context)
    await page.goto('/jobs')
    for (const id of sampleOf([1, 7, 12, 25, 26, 28, 30], [1, 25])) {
      await openWithin(page, `/jobs/${id}`)
      await page.getByRole('region', { name: 'Timeline' }).waitFor()
      await expectNoFault(page, `/jobs/${id}`)
    }
  })

  test('the form of a new job and that of a change', async (context) => {
    const page = await ownersPage(context)
    await openNewJob(page)
    await takeCustomer(page, 'Donaudampf')
    await expectNoFault(page, '/jobs/new')
    await page.goto('/jobs/25/edit')
    await seeForm(page, 'Edit job')
    await expectNoFault(page, '/jobs/25/edit')
  })

  test.runIf(isNightly)('a customer without a property', async (context) => {
    const page = await ownersPage(context)
    await openNewJob(page)
    await takeCustomer(page, 'Nowhere yet')
    await page.getByRole('button', { name: 'New property' }).waitFor()
    await expectNoFault(page, 'a new job for a customer without a property')
  })

  test.runIf(isNightly)('the sums of the list have all their digits', async (context) => {
    const page = await ownersPage(context)
    await page.goto('/jobs')
    const totals = page.locator('td[data-column="total"]')
    const hasMillions = async () => (await totals.allInnerTexts()).some((total) => /^\$\d\d,\d{3},\d{3}\.\d\d$/.test(total))
    await expect.poll(hasMillions).toBe(true)
    expect(await totals.evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length)).toBe(0)
  })

  test.runIf(isNightly)('a name is read in its own direction, and cut at its own end', async (context) => {
    const page = await ownersPage(context)
    await page.goto(`/jobs?q=${encodeURIComponent('إصلاح')}`)
    const title = page.getByRole('main').getByText('إصلاح مكيف الهواء', { exact: false }).first()
    await title.waitFor()
    expect(await title.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
    await page.goto('/jobs?q=Wolfeschlegel')
    const latin = page.getByRole('main').getByText('Wolfeschlegel', { exact: false }).first()
    await latin.waitFor()
    expect(await latin.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
  })
})
