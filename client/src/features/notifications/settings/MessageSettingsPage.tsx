import { useApolloClient } from '@apollo/client/react'
import { Checkbox, NativeSelect } from '@mantine/core'
import { companyEvent, customerEvent } from '@callout/contracts/notifications/codes'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { reloadQueries } from '../../../kit/actions/reloadQueries.ts'
import { refusalOf } from '../../../shared/api/refusal.ts'
import { paths } from '../../../shared/paths.ts'
import { useAuthority } from '../../../shared/session/useAuthority.ts'
import { showError } from '../../../shared/toasts/toasts.ts'
import { ClosedPage } from '../../../shared/ui/ClosedPage.tsx'
import { PageHeader } from '../../../shared/ui/PageHeader.tsx'
import { QueryProblem } from '../../../shared/ui/QueryProblem.tsx'
import { SkeletonRows } from '../../../shared/ui/SkeletonRows.tsx'
import { leadTimesWith } from './leadTimes.ts'
import {
  type MessageSettingsQuery,
  UpdateCompanyMessagesDocument,
  type UpdateCompanyMessagesMutationVariables,
  UpdateCustomerMessagesDocument,
  type UpdateCustomerMessagesMutationVariables,
  useMessageSettingsQuery,
} from './messageSettings.generated.ts'
import classes from './MessageSettings.module.css'

type Company = MessageSettingsQuery['companyNotificationSettings'][number]
type Customer = MessageSettingsQuery['customerNotificationSettings']['settings'][number]
type One<List> = Exclude<List, readonly unknown[]>
type CompanyChange = One<UpdateCompanyMessagesMutationVariables['settings']>
type CustomerChange = One<UpdateCustomerMessagesMutationVariables['settings']>

/** Says when the clock sends it; the others leave when somebody does what they tell of, and asks for it. */
const timed: Readonly<Partial<Record<Customer['event'], string>>> = {
  VISIT_REMINDER: 'before the visit',
  INVOICE_OVERDUE: 'after the due day',
}

/** Each change is saved by itself; a refused one goes back and says why. */
function useChanges() {
  const client = useApolloClient()
  const [saving, setSaving] = useState<string | null>(null)
  const run = async (key: string, send: () => Promise<unknown>): Promise<void> => {
    setSaving(key)
    try {
      await send()
      await reloadQueries(client, ['MessageSettings'])
    } catch (error) {
      showError(refusalOf(error).message)
    }
    setSaving(null)
  }
  return {
    saving,
    company: (change: CompanyChange) =>
      run(change.event, () => client.mutate({ mutation: UpdateCompanyMessagesDocument, variables: { settings: [change] } })),
    customer: (change: CustomerChange) =>
      run(change.event, () => client.mutate({ mutation: UpdateCustomerMessagesDocument, variables: { settings: [change] } })),
  }
}

interface TickProps {
  /** Of the event and the medium. */
  readonly label: string
  /** null: not told. */
  readonly isOn: boolean | null
  readonly isBusy: boolean
  readonly onChange: (isOn: boolean) => void
}
const Tick = ({ label, isOn, isBusy, onChange }: TickProps) => (
  <td>
    <Checkbox
      aria-label={label}
      checked={isOn === true}
      indeterminate={isOn === null}
      disabled={isBusy}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  </td>
)

function Table({ label, heads, children }: { readonly label: string; readonly heads: readonly string[]; readonly children: ReactNode }) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

type Changes = ReturnType<typeof useChanges>

function CompanyRow({ setting, changes }: { readonly setting: Company; readonly changes: Changes }) {
  const { event } = setting
  const { label } = companyEvent[event]
  const tick = (medium: 'inApp' | 'email' | 'sms', words: string) => (
    <Tick
      label={`${label}: ${words}`}
      isOn={setting[medium]}
      isBusy={changes.saving === event}
      onChange={(isOn) => void changes.company({ event, [medium]: isOn })}
    />
  )
  return (
    <tr>
      <th scope="row">{label}</th>
      {tick('inApp', 'in the app')}
      {tick('email', 'by email')}
      {tick('sms', 'by text message')}
    </tr>
  )
}

function CustomerRow({ setting, changes }: { readonly setting: Customer; readonly changes: Changes }) {
  const { event, sendBeforeMinutes, preview, templateId } = setting
  const { label } = customerEvent[event]
  const when = timed[event]
  const isBusy = changes.saving === event
  const tick = (medium: 'email' | 'sms', words: string) => (
    <Tick
      label={`${label}: ${words}`}
      isOn={setting[medium]}
      isBusy={isBusy}
      onChange={(isOn) => void changes.customer({ event, [medium]: isOn })}
    />
  )
  return (
    <tr>
      <th scope="row">
        {label}
        {preview?.body && (
          <details className={classes.preview}>
            <summary>Show with the next visit</summary>
            <p dir="auto">{preview.body}</p>
          </details>
        )}
      </th>
      {tick('email', 'by email')}
      {tick('sms', 'by text message')}
      <td>
        {when ? (
          <NativeSelect
            aria-label={`${label}: how long ${when}`}
            data={[...leadTimesWith(sendBeforeMinutes)]}
            value={String(sendBeforeMinutes ?? '')}
            disabled={isBusy}
            onChange={({ currentTarget }) => void changes.customer({ event, sendBeforeMinutes: Number(currentTarget.value) })}
            description={when}
            inputWrapperOrder={['input', 'description']}
          />
        ) : (
          <span className={classes.dim}>When you ask for it</span>
        )}
      </td>
      <td>
        <Link
          to={templateId === null ? paths.messageTemplates() : paths.editMessageTemplate(templateId)}
          aria-label={`${label}: edit the words`}
        >
          Edit the words
        </Link>
      </td>
    </tr>
  )
}

function Open() {
  const { data, error, refetch } = useMessageSettingsQuery()
  const changes = useChanges()
  if (error && !data)
    return <QueryProblem error={error} onRetry={() => void refetch()} back={{ to: paths.settings(), label: 'Back to settings' }} />
  if (!data) return <SkeletonRows rows={10} columns="2fr 60px 60px 1fr" />
  return (
    <>
      <h2 className={classes.heading}>To your customers</h2>
      <p className={classes.dim}>
        A message leaves only when somebody asks for it in the dialog of what they do, where its exact words stand. Reminders leave by the
        clock once you switch them on here. <Link to={paths.messages()}>What was sent</Link>
      </p>
      <Table label="Messages to your customers" heads={['Event', 'Email', 'Text', 'When', 'Words']}>
        {data.customerNotificationSettings.settings.map((setting) => (
          <CustomerRow key={setting.event} setting={setting} changes={changes} />
        ))}
      </Table>
      <h2 className={classes.heading}>To your people</h2>
      <p className={classes.dim}>
        Each is told of the jobs and invoices that they may see, and nobody of what they did themselves.{' '}
        <Link to={paths.notifications()}>Notifications</Link>
      </p>
      <Table label="Messages to your people" heads={['Event', 'In the app', 'Email', 'Text']}>
        {data.companyNotificationSettings.map((setting) => (
          <CompanyRow key={setting.event} setting={setting} changes={changes} />
        ))}
      </Table>
    </>
  )
}

/** `/settings/messages`: who is told of what, by which medium, and when. */
export function MessageSettingsPage() {
  const mayManage = useAuthority()('manage_notifications')
  const back = { to: paths.settings(), label: 'Settings' }
  if (mayManage === false)
    return (
      <ClosedPage title="Messages" back={back}>
        Only the owner, a branch head, or a staff admin who can manage notifications can change these settings.
      </ClosedPage>
    )
  return (
    <div className={classes.page}>
      <PageHeader title="Messages" back={back} />
      {mayManage && <Open />}
    </div>
  )
}
