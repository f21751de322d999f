import { waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const asked =
  'input:is([type=text], [type=email], [type=password], [type=tel], [type=url], [type=date], [type=time], :not([type])), textarea, select'

/** Fields with a visible label; a search beside a list has none. */
const labelledFields = (form: HTMLElement): Field[] =>
  [...form.querySelectorAll<Field>(asked)].filter(({ hidden, labels }) => !hidden && (labels?.length ?? 0) > 0)

const getLabel = ({ labels }: Field): string => (labels?.[0]?.textContent ?? '').replace('*', '').trim()
const isRequired = (field: Field): boolean => field.required || field.getAttribute('aria-required') === 'true'
const hasStar = ({ labels }: Field): boolean => (labels?.[0]?.textContent ?? '').includes('*')

const named = (fields: readonly Field[]): string[] => fields.map(getLabel).toSorted()

/**
 * Asserts the rule for required marks: if some fields are optional, each required one has a star and the form explains it; otherwise
 * nothing is marked. Required means `aria-required`.
 */
export function expectEvenMarks(form: HTMLElement): void {
  const fields = labelledFields(form)
  const required = fields.filter(isRequired)
  const isMixed = [...form.querySelectorAll('p')].some(({ textContent }) => textContent === '* Required')
  expect(named(fields.filter(hasStar))).toEqual(isMixed ? named(required) : [])
  if (!isMixed) expect(named(required)).toEqual(named(fields))
  const placeholders = fields.map((field) => field.getAttribute('placeholder') ?? '')
  expect([form.textContent, ...placeholders].join(' ')).not.toMatch(/optional/i)
}

/** Clears and submits the form: exactly the required fields must show errors. */
export async function expectRequiredToBeRefused(user: UserEvent, form: HTMLElement, send: HTMLElement): Promise<void> {
  for (const field of labelledFields(form))
    if (!(field instanceof HTMLSelectElement) && !field.readOnly && field.value !== '') await user.clear(field)
  const required = named(labelledFields(form).filter(isRequired))
  await user.click(send)
  await waitFor(() =>
    expect(named(labelledFields(form).filter((field) => field.getAttribute('aria-invalid') === 'true'))).toEqual(required),
  )
}
