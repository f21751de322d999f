import type { FormQuery, FormSummary } from '@callout/contracts/forms/schemas'
import type { z } from '@callout/contracts/zod'
import { foldedText } from '@callout/contracts/foldedText'
import type { DomainHandlers } from '../handlers.ts'
import { listing } from '../listing.ts'
import type { FormRecord } from '../store/collections/forms.ts'
import { sortedBy } from '../store/sortedList.ts'

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

const byName = (a: FormRecord, b: FormRecord): number => a.form_name.localeCompare(b.form_name, 'en') || a.id - b.id

const formList = listing<z.output<typeof FormQuery>, FormSummary>()('forms', {
  words: { texts: ({ form_name }) => [foldedText(form_name)] },
  equal: ['is_template', 'status'],
  where: { module: (wanted) => (form) => isOfferedIn(form, wanted) },
  order: ({ store, caller }) => sortedBy(store.forms.by('company_id', caller.company.id), byName),
  view: (_, form) => formSummary(form),
})

export const formHandlers: DomainHandlers<'forms'> = {
  listForms: (call) => formList.reply('forms', call),
}
