import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** A product of the price list. */
export const filter = {
  __typename: 'Service',
  id: '9',
  name: 'Filter',
  description: null,
  amount: 12.5,
  currencyCode: 'USD',
  productType: 'PRODUCT',
  categoryId: '2',
  categoryName: 'Heating',
  unit: 'piece',
  durationMinutes: null,
  isTaxExempt: false,
  sku: null,
}
/** The job that gets lines. */
export const extended = (lineItems: readonly object[]) => ({
  __typename: 'Job',
  id: '12',
  lockVersion: 3,
  customer: { __typename: 'CustomerSummary', id: '30' },
  property: { __typename: 'PropertySummary', id: '40' },
  category: { __typename: 'CategorySummary', id: '2' },
  lineItems,
  forms: [],
})
export const itemAnswers = {
  FindServices: { services: { __typename: 'ServicePage', items: [filter], totalCount: 1 } },
  JobToExtend: { job: extended([]) },
}

/** Adds three filters to the open job. */
export async function addFilter(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Add item' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an item to J-1012' }))
  await user.click(dialog.getByRole('combobox', { name: 'Part or service' }))
  await user.click(await screen.findByRole('option', { name: /Filter/ }))
  await user.clear(dialog.getByRole('textbox', { name: /Quantity/ }))
  await user.type(dialog.getByRole('textbox', { name: /Quantity/ }), '3')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  return dialog
}
