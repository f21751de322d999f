import { test } from '@callout/mock-api/playwright'
import { expect } from '@playwright/test'

const WORKERS = 8
const WRITES = 5

for (let worker = 1; worker <= WORKERS; worker += 1)
  test(`worker ${worker} of ${WORKERS} sees its own records only`, async ({ page, mock }) => {
    await mock.signIn(page, 'owner')
    await page.goto('/')
    await expect(page.getByRole('status')).toHaveText(/ taxes$/)
    const before = await page.getByRole('listitem').count()
    for (let index = 1; index <= WRITES; index += 1) {
      await page.getByLabel('Name').fill(`Worker ${worker}, tax ${index}`)
      await page.getByLabel('Rate').fill('1')
      await page.getByRole('button', { name: 'Add tax' }).click()
      await expect(page.getByRole('listitem')).toHaveCount(before + index)
    }
    const names = await page.getByRole('listitem').allTextContents()
    expect(names.filter((name) => name.startsWith('Worker ') && !name.startsWith(`Worker ${worker},`))).toEqual([])
    await mock.verify({ method: 'POST', path: '/taxes', times: WRITES })
  })
