import { z } from '@callout/contracts/wire/zod'
import { expect, test } from 'vitest'
import { wireResolver } from './wireResolver.ts'

const schema = z.object({
  jobfinished_notes: z.string().check(z.minLength(1, 'Required')),
  line_items: z.array(z.object({ unit_price: z.number().check(z.positive('Entered value should be positive number')) })),
})
const options = { fields: {}, shouldUseNativeValidation: false }

test('errors come back under the names of the form', async () => {
  const { errors } = await wireResolver(schema)(
    { jobFinishedNotes: '', lineItems: [{ unitPrice: 1 }, { unitPrice: -1 }] },
    undefined,
    options,
  )
  expect(errors).toMatchObject({
    jobFinishedNotes: { message: 'Required' },
    lineItems: [undefined, { unitPrice: { message: 'Entered value should be positive number' } }],
  })
})

test('values come back parsed, under the names of the form', async () => {
  const values = { jobFinishedNotes: 'Done', lineItems: [{ unitPrice: 2 }] }
  expect(await wireResolver(schema)(values, undefined, options)).toEqual({ values, errors: {} })
})
