import type { CodeOf } from '@callout/contracts/wire/codes'
import type { customerEvent, messageMedium } from '@callout/contracts/notifications/codes'
import type { FormTypes } from '../../../components/form/defineForm.ts'
import type { FieldRules } from '../../../components/form/fieldChanges.ts'
import type { TemplatePartsFragment } from './templates.generated.ts'

/** Event and medium are API codes, so that form and server validate with the same schema. */
export interface TemplateValues {
  name: string
  event: CodeOf<typeof customerEvent>
  notificationMedium: CodeOf<typeof messageMedium>
  subject: string
  body: string
  isActive: boolean
}

/** Form of a template; the record is null for a new one. */
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
  sendTogether: [],
}
