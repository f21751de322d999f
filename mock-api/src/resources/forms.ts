import type { FormQuery, FormSummary } from '@callout/contracts/forms/schemas'
import type { z } from '@callout/contracts/zod'
import { foldedText, hasWords, searchWords } from '../foldedText.ts'
import type { DomainHandlers } from '../handlers.ts'
import { pageOf } from '../page.ts'
import type { FormRecord } from '../store/formRecords.ts'

const formSummary = ({ id, form_name, status, is_template, category_ids, version }: FormRecord): FormSummary => ({
  id,
  form_name,
  status,
  is_template,
  category_ids: [...category_ids],
  version,
})

const isOfferedIn = (form: FormRecord, module: string): boolean =>
  form.attach_to.some((place) => place.is_active && place.module === module)

function fits(form: FormRecord, query: z.output<typeof FormQuery>): boolean {
  const { search = '', module, is_template, status } = query
  return (
    hasWords(foldedText(form.form_name), searchWords(search)) &&
    (!module || isOfferedIn(form, module)) &&
    (is_template === undefined || form.is_template === is_template) &&
    (status === undefined || form.status === status)
  )
}

const byName = (a: FormRecord, b: FormRecord): number => a.form_name.localeCompare(b.form_name, 'en') || a.id - b.id

export const formHandlers: DomainHandlers<'forms'> = {
  listForms: ({ input, store, company }) => {
    const listed = store.forms.by('company_id', company.id).filter((form) => fits(form, input))
    const { rows, pagination } = pageOf(listed.toSorted(byName), input)
    return { forms: rows.map(formSummary), pagination }
  },
}
