import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { customerEvent, type messageMedium } from '@callout/contracts/notifications/codes'
import { Link } from 'react-router'
import { useDelete, useDeletes } from '../../../components/actions/deletes/useDeletes.ts'
import { Mark } from '../../../components/record/Parts.tsx'
import { RecordRow, RecordRows } from '../../../components/record/RecordRows.tsx'
import { paths } from '../../../lib/paths.ts'
import { useAuthority } from '../../../lib/session/useAuthority.ts'
import { ClosedPage } from '../../../components/states/ClosedPage.tsx'
import { PageHeader } from '../../../components/page/PageHeader.tsx'
import { QueryProblem } from '../../../components/states/QueryProblem.tsx'
import { SkeletonRows } from '../../../components/states/SkeletonRows.tsx'
import { useMessageTemplatesQuery, DeleteTemplateDocument } from './templates.generated.ts'
import classes from './Templates.module.css'
import { defineDeletes, deleteCall } from '../../../components/actions/deletes/defineDeletes.ts'

interface DeletableTemplate {
  readonly id: string
  readonly name: string | null
}
interface TemplatePage {
  readonly items: readonly DeletableTemplate[]
  readonly totalCount: number | null
}

/** Deletes custom templates; sent messages keep their text. */
const templateDeletes = defineDeletes<DeletableTemplate, TemplatePage>({
  noun: { one: 'template', many: 'templates' },
  path: paths.messageTemplates(),
  needs: 'manage_notifications',
  getName: ({ name }) => name ?? 'Template',
  rowLabel: ({ name }) => ({ name: name ?? 'Template', title: null }),
  blockedReason: () => null,
  successMessage: ({ name }) => `${name ?? 'Template'} deleted`,
  call: ({ id }) => deleteCall(DeleteTemplateDocument, { id }),
  refetchQueries: ['MessageTemplates', 'MessageSettings'],
})

const events = Object.keys(customerEvent) as (keyof typeof customerEvent)[]

/** Short labels, to fit beside a name on phones. */
const mediumLabels = { EMAIL: 'Email', SMS: 'Text' } as const satisfies Record<keyof typeof messageMedium, string>

function Groups() {
  const { data, error, refetch } = useMessageTemplatesQuery()
  const { pending } = useDeletes(templateDeletes)
  const remove = useDelete(templateDeletes)
  if (error && !data)
    return <QueryProblem error={error} onRetry={() => void refetch()} back={{ to: paths.settings(), label: 'Back to settings' }} />
  if (!data) return <SkeletonRows rows={8} columns="1fr 80px" />
  const items = data.messageTemplates.items.filter(({ id }) => !pending.has(id))
  const groups = [...events.map((event) => ({ event, label: customerEvent[event].label })), { event: null, label: 'Others' }]
  return groups
    .map((group) => ({ ...group, rows: items.filter(({ event }) => event === group.event) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ label, rows }) => (
      <section key={label} aria-label={label}>
        <h2 className={`hint ${classes.heading}`}>{label}</h2>
        <RecordRows rows={rows} none="No templates">
          {({ id, name, notificationMedium, subject, isActive, isDefault }) => (
            <RecordRow
              key={id}
              title={name ?? 'Template'}
              to={paths.editMessageTemplate(id)}
              marks={
                <>
                  {isDefault === false && remove && (
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      aria-label={`Delete ${name ?? 'template'}`}
                      onClick={() => remove([{ id, name }])}
                    >
                      Delete
                    </Button>
                  )}
                  {isDefault === false && <Mark>Own</Mark>}
                  {isActive === false && <Mark>Not in use</Mark>}
                  {notificationMedium && <Mark>{mediumLabels[notificationMedium]}</Mark>}
                </>
              }
            >
              {subject}
            </RecordRow>
          )}
        </RecordRows>
      </section>
    ))
}

export function TemplatesPage() {
  const mayManage = useAuthority()('manage_notifications')
  const back = { to: paths.settings(), label: 'Settings' }
  if (mayManage === false)
    return (
      <ClosedPage title="Message templates" back={back}>
        Only the owner, a branch head, or a staff admin who can manage notifications can see the templates.
      </ClosedPage>
    )
  return (
    <div className={classes.page}>
      <PageHeader
        title="Message templates"
        back={back}
        actions={
          <Button component={Link} to={paths.newMessageTemplate()} leftSection={<IconPlus size={16} aria-hidden />}>
            New template
          </Button>
        }
      />
      {mayManage && <Groups />}
    </div>
  )
}
