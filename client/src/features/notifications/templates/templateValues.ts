import type { customerEvent, messageMedium } from '@callout/contracts/notifications/codes'
import type { FormOf } from '../../../components/form/formTypes.ts'
import type { TemplatePartsFragment } from './templates.generated.ts'

export interface TemplateValues {
  name: string
  event: keyof typeof customerEvent
  notificationMedium: keyof typeof messageMedium
  subject: string
  body: string
  isActive: boolean
}

export type TemplateForm = FormOf<TemplateValues, TemplatePartsFragment | null>
