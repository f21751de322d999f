import { defineDeletes, deleteCall, type LateDeletes } from '../../../components/actions/deletes/defineDeletes.ts'
import { paths } from '../../../lib/paths.ts'
import { DeleteTemplateDocument } from './templates.generated.ts'

export interface DeletableTemplate {
  readonly id: string
  readonly name: string | null
}
interface TemplatePage {
  readonly items: readonly DeletableTemplate[]
  readonly totalCount: number | null
}

const late: LateDeletes<DeletableTemplate, TemplatePage> = {
  said: ({ name }) => `${name ?? 'Template'} deleted`,
  call: ({ id }) => deleteCall(DeleteTemplateDocument, { id }),
  refreshes: ['MessageTemplates', 'MessageSettings'],
}

/** Templates of a company’s own; what was sent keeps its words. */
export const templateDeletes = defineDeletes<DeletableTemplate, TemplatePage>({
  noun: { one: 'template', many: 'templates' },
  path: paths.messageTemplates(),
  needs: 'manage_notifications',
  nameOf: ({ name }) => name ?? 'Template',
  rowNameOf: ({ name }) => ({ name: name ?? 'Template', title: null }),
  problemOf: () => null,
  load: () => Promise.resolve(late),
})
