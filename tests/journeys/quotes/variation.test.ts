import { expect, test } from 'vitest'
import { actOnVisit, askAsOwner, bookVisit, companyToday, MARCUS } from '../people/bookVisit.ts'
import { storeSession } from '../people/signIn.ts'
import { onProduct } from '../product.ts'

const product = onProduct('tiny')

interface Job {
  readonly total: number
  readonly lineItems: readonly { readonly name: string; readonly quantity: number; readonly amount: number }[]
  readonly forms: readonly { readonly formName: string; readonly isSubmitted: boolean }[]
}
const JOB = 'query ($id: ID!) { job(id: $id) { total lineItems { name quantity amount } forms { formName isSubmitted } } }'

/** 80.00 with 8.25 % tax: 86.60. With a camera inspection of 145.00: tax 18.5625, 243.56, which is 156.96 more. */
test('work added to a job under way is signed on a phone, then in its line items', { tags: 'nightly' }, async () => {
  const { stack } = product
  const visit = { title: 'Slow drain', day: companyToday(), startTime: '23:30', endTime: '23:55', staffIds: [MARCUS], taxIds: ['1'] }
  const booked = await bookVisit(stack, visit)
  await actOnVisit(stack, booked, 'START')
  const readJob = async (): Promise<Job> => (await askAsOwner<{ job: Job }>(stack, JOB, { id: booked.id })).job
  expect((await readJob()).total).toBe(86.6)
  const { page } = await product.arrive('phone')
  await storeSession(page, 'owner')
  await page.goto(`/jobs/${booked.id}`)
  await page.getByRole('link', { name: 'Variation', exact: true }).click()
  const search = page.getByRole('combobox', { name: 'Added work' })
  await search.fill('camera')
  await page.getByRole('option', { name: /^Camera inspection/ }).click()
  await page.getByText('$156.96', { exact: true }).waitFor()
  await page.getByText('$243.56', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Continue to sign' }).click()
  await page.getByRole('radio', { name: 'Found on site' }).check()
  expect(await page.getByRole('textbox', { name: /^Change to the work/ }).inputValue()).toBe('Camera inspection')
  const pad = page.getByRole('img', { name: 'Sign here: Customer signature' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('There is no field to sign in.')
  await page.mouse.move(box.x + 30, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 70, { steps: 8 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Sign and add' }).click()
  await page.getByRole('region', { name: 'Line items' }).getByText('Camera inspection').waitFor()
  expect(await readJob()).toMatchObject({
    total: 243.56,
    lineItems: [
      { name: 'Check', quantity: 1, amount: 80 },
      { name: 'Camera inspection', quantity: 1, amount: 145 },
    ],
    forms: expect.arrayContaining([expect.objectContaining({ formName: 'Sample Contract Variation', isSubmitted: true })]) as object[],
  })

  await actOnVisit(stack, { ...booked, visits: await getVisits(booked.id) }, 'CREATE_INVOICE')
  await page.goto(`/jobs/${booked.id}/variation`)
  await page.getByText(/has an invoice, so its line items can’t change/).waitFor()
})

async function getVisits(id: string) {
  const query = 'query ($id: ID!) { job(id: $id) { visits { id lockVersion } } }'
  return (await askAsOwner<{ job: { visits: { id: string; lockVersion: number }[] } }>(product.stack, query, { id })).job.visits
}
