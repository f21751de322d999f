/** What resolvers have of forms. */
import type { Camel } from '@callout/contracts/casing'
import type { Form, FormSection, FormSummary, JobForm } from '@callout/contracts/forms/schemas'

/** A row of the list, or the whole form. */
export type FormSource = Camel<FormSummary> & Partial<Camel<Form>>
export type JobFormSource = Camel<JobForm>
export type FormFieldSource = Camel<FormSection>['fields'][number] & { fieldKey: string }
/** A section whose questions all have a key. */
export interface FormSectionSource {
  section: Camel<FormSection>['section']
  fields: FormFieldSource[]
}
