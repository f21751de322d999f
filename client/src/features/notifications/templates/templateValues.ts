import type { CodeOf } from '@callout/contracts/codes'
import type { customerEvent, messageMedium } from '@callout/contracts/notifications/codes'
import type { FormTypes } from '../../../components/form/defineForm.ts'
import type { FieldRules } from '../../../components/form/fieldChanges.ts'
import type { TemplatePartsFragment } from './templates.generated.ts'

/** Event and medium are codes of the wire, so that form and server check the same. */
export interface TemplateValues {
  name: string
  event: CodeOf<typeof customerEvent>
  notificationMedium: CodeOf<typeof messageMedium>
  subject: string
  body: string
  isActive: boolean
}

/** The form of a template; the record of a new one is null. */
export interface TemplateForm extends FormTypes {
  values: TemplateValues
  own: null
  record: TemplatePartsFragment | null
  scope: null
  question: null
  found: null
}

export const templateFields: FieldRules<TemplateValues> = {
  labels: { name: 'Name', event: 'Event', notificationMedium: 'Sent by', subject: 'Subject', body: 'Message', isActive: 'In use' },
  together: [],
}
