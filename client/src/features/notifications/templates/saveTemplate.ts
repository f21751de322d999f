import { nameOfCode } from '@callout/contracts/codeNames'
import { customerEvent, messageMedium } from '@callout/contracts/notifications/codes'
import type { Sender } from '../../../components/form/defineForm.ts'
import { saveChange } from '../../../components/form/saveChange.ts'
import { paths } from '../../../lib/paths.ts'
import { CreateTemplateDocument, UpdateTemplateDocument } from './templates.generated.ts'
import { templateFields, type TemplateForm } from './templateValues.ts'

/** Adds a template, or sends what was changed of one. */
export const templateSender: Sender<TemplateForm> = {
  save: async (call) => {
    const { client, record, values } = call
    const to = paths.messageTemplates()
    if (record)
      return saveChange(call, {
        rules: templateFields,
        mutation: UpdateTemplateDocument,
        inputOf: ({ event: _, notificationMedium: __, ...words }) => ({ ...words, id: record.id }),
        returnedOf: ({ updateMessageTemplate }) => updateMessageTemplate,
        nameOf: (returned) => returned?.name ?? record.name ?? 'Template',
        to,
      })
    const event = nameOfCode(customerEvent, values.event) ?? 'VISIT_CONFIRMATION'
    const notificationMedium = nameOfCode(messageMedium, values.notificationMedium) ?? 'EMAIL'
    const { data } = await client.mutate({
      mutation: CreateTemplateDocument,
      variables: { input: { ...values, event, notificationMedium } },
    })
    return { to, words: `${data?.createMessageTemplate?.name ?? 'Template'} created`, missing: null }
  },
}
