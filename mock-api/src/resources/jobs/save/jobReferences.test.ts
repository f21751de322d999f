import { beforeEach, describe, expect, test } from 'vitest'
import { book, type Booking, booked, everything, getProblem, servedCustomer } from '../../../testing/booking.ts'
import { testApp, type TestApp } from '../../../testing/testApp.ts'

let mock: TestApp
let owner: string
beforeEach(async () => {
  mock = testApp()
  owner = await mock.signIn('owner')
})

const refused = async (changes: Partial<Booking>, token = owner) => getProblem(await book(mock, token, changes))

describe('who may', () => {
  test('staff may not, and a staff admin needs the authority', async () => {
    expect(await refused({}, await mock.signIn('staff'))).toMatchObject({ code: 403 })
    const admin = await mock.signIn('admin')
    const user = mock.store.users.by('email', 'admin@demo.test')[0]
    mock.store.users.update(user?.id ?? 0, { authorities: ['dispatch'] })
    expect(await refused({}, admin)).toMatchObject({ code: 403, message: 'You don’t have permission to create jobs.' })
    mock.store.users.update(user?.id ?? 0, { authorities: ['manage_jobs'] })
    expect((await book(mock, admin)).responseCode).toBe(200)
  })

  test('a branch head books in their branch, for its customers and with its staff', async () => {
    const head = await mock.signIn('branch')
    const user = mock.store.users.by('email', 'branch@demo.test')[0]
    const branch = user?.branch_id as number
    const { customer, property } = servedCustomer(mock, branch)
    const references = { customer_id: customer.id, property_id: property.id, staff_ids: [user?.id as number], branch_id: null }
    expect(await booked(mock, head, references)).toMatchObject({ branch_id: branch })
    const item = branch === 1 ? 2 : 1
    expect(await refused({ ...references, branch_id: item }, head)).toMatchObject({ code: 422, fields: ['branch_id'] })
    const outsider = mock.store.users.by('company_id', 1).find(({ branch_id, user_type }) => branch_id === item && user_type === 'staff')
    expect(await refused({ ...references, staff_ids: [outsider?.id as number] }, head)).toMatchObject({
      fields: ['staff_ids'],
      message: 'Choose staff of your branch',
    })
  })
})

describe('what a job names is the company’s own', () => {
  const foreign = () => mock.store.customers.all().find(({ company_id }) => company_id === 2)?.id as number
  const foreignProperty = () => mock.store.properties.all().find(({ company_id }) => company_id === 2)?.id as number
  const line = { name: 'x', quantity: 1, amount: 1 }

  test.each<[string, () => Partial<Booking>, string]>([
    ['customer', () => ({ customer_id: foreign() }), 'customer_id'],
    ['property', () => ({ property_id: foreignProperty() }), 'property_id'],
    ['category', () => ({ category_id: 20 }), 'category_id'],
    ['branch', () => ({ branch_id: 20 }), 'branch_id'],
    ['tax', () => ({ tax_ids: [2] }), 'tax_ids'],
    ['service', () => ({ line_items: [line, { ...line, service_id: 2001 }] }), 'line_items.1.service_id'],
    ['staff', () => ({ staff_ids: [2] }), 'staff_ids'],
    ['form', () => ({ form_ids: [9999] }), 'form_ids'],
    ['file', () => ({ attachments: [{ id: 77 }] }), 'attachments.0.id'],
  ])('another %s is refused by its field', async (_, changes, field) => {
    const before = everything(mock)
    expect(await refused(changes())).toMatchObject({ code: 422, fields: [field] })
    expect(everything(mock)).toBe(before)
  })

  test('a property of another customer of the company is refused', async () => {
    const { customer } = servedCustomer(mock)
    const item = mock.store.properties.by('company_id', 1).find(({ customer_id }) => customer_id !== customer.id)
    expect(await refused({ property_id: item?.id ?? 0 })).toMatchObject({ fields: ['property_id'] })
  })

  test('what is not active any more is refused', async () => {
    mock.store.taxes.update(1, { is_active: false })
    mock.store.users.update(14, { is_active: false })
    mock.store.categories.update(1, { is_active: false })
    expect((await refused({})).fields).toEqual(['category_id', 'tax_ids', 'staff_ids'])
  })

  test('reports every problem together', async () => {
    expect((await refused({ category_id: 999, tax_ids: [999], staff_ids: [999] })).fields).toEqual(['category_id', 'tax_ids', 'staff_ids'])
  })

  test('books a do-not-serve customer: the client asks before', async () => {
    const { customer, property } = servedCustomer(mock)
    mock.store.customers.update(customer.id, { is_do_not_service: true })
    expect(await booked(mock, owner, { customer_id: customer.id, property_id: property.id })).toMatchObject({
      customer: { id: customer.id },
    })
  })

  test('a line item is needed unless the account says otherwise', async () => {
    expect(await refused({ line_items: [] })).toEqual({ code: 422, message: 'Kindly add atleast one line item.', fields: ['line_items'] })
    mock.store.companies.update(1, { is_line_item_required: false })
    expect((await booked(mock, owner, { line_items: [] })).total).toBe(0)
  })
})
