import { Checkbox, NativeSelect } from '@mantine/core'
import { invoiceMessage, receiptMessage } from '@callout/contracts/agreements/paperMessage'
import { companyEvent, customerEvent } from '@callout/contracts/notifications/codes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { readSession } from '../../../lib/session/session.ts'
import { paths } from '../../../lib/paths.ts'
import { leadTimesWith } from './leadTimes.ts'
import type { MessageSettingsQuery } from './messageSettings.generated.ts'
import classes from './MessageSettings.module.css'
import { TestButton } from './TestButton.tsx'
import type { SettingChanges } from './useSettingChanges.ts'

type Company = MessageSettingsQuery['companyNotificationSettings'][number]
type Customer = MessageSettingsQuery['customerNotificationSettings']['settings'][number]
/** When scheduled events are sent; others are sent on request with the action itself. */
const scheduleNotes: Readonly<Partial<Record<Customer['event'], string>>> = {
  VISIT_REMINDER: 'before the visit',
  INVOICE_OVERDUE: 'after the due date',
}

/** Emails with a document are sent along with it; a text message is optional. */
const papers = { INVOICE_SENT: 'With every invoice', PAYMENT_RECEIPT: 'With every receipt' } as const
const whenOf: Readonly<Partial<Record<Customer['event'], string>>> = papers

/** Test text for company notifications: only the backend has the text of each event. */
const testOf = (label: string): string => `This is a test. When “${label}” happens, you’ll get a message like this with a link to the job.`

interface TickProps {
  readonly label: string
  /** Column heading, shown on phones. */
  readonly head: string
  readonly isOn: boolean | null
  readonly isBusy: boolean
  readonly onChange: (isOn: boolean) => void
}
const Tick = ({ label, head, isOn, isBusy, onChange }: TickProps) => (
  <td data-head={head}>
    <Checkbox
      aria-label={label}
      checked={isOn === true}
      indeterminate={isOn === null}
      disabled={isBusy}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  </td>
)

export function SettingTable({
  label,
  heads,
  children,
}: {
  readonly label: string
  readonly heads: readonly string[]
  readonly children: ReactNode
}) {
  return (
    <div className={`box ${classes.scroll}`}>
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

export function CompanyRow({ setting, changes }: { readonly setting: Company; readonly changes: SettingChanges }) {
  const { event } = setting
  const { label } = companyEvent[event]
  const tick = (medium: 'inApp' | 'email' | 'sms', head: string, text: string) => (
    <Tick
      head={head}
      label={`${label}: ${text}`}
      isOn={setting[medium]}
      isBusy={changes.saving === event}
      onChange={(isOn) => void changes.company({ event, [medium]: isOn })}
    />
  )
  return (
    <tr id={companyEvent[event].code} tabIndex={-1}>
      <th scope="row">{label}</th>
      {tick('inApp', 'In the app', 'in the app')}
      {tick('email', 'Email', 'by email')}
      {tick('sms', 'Text', 'by text message')}
      <td>
        <TestButton event={companyEvent[event].code} label={label} subject={label} body={testOf(label)} />
      </td>
    </tr>
  )
}

interface Shown {
  readonly subject: string | null
  readonly body: string | null
  readonly textMessage: string | null
  /** Sample data, not a visit of the company. */
  readonly isExample: boolean
}

/** Preview of a customer message; without a custom template, a document's message shows its total and due date. */
function useShown({ event, preview }: Customer): Shown | null {
  const { money, day, today } = useFormat()
  if (!(event in papers) || preview?.isOwn !== false) return preview && { ...preview, isExample: false }
  const returned = { company: readSession('organization_name') ?? '', customer: 'Carla Reyes', invoice: 'INV-1042' }
  const sum = money(120)
  const labels =
    event === 'INVOICE_SENT'
      ? invoiceMessage({ ...returned, total: sum, open: sum, dueOn: day(today()), isOverdue: false })
      : receiptMessage({ ...returned, amount: sum })
  return { ...labels, textMessage: preview.textMessage, isExample: true }
}

export function CustomerRow({ setting, changes }: { readonly setting: Customer; readonly changes: SettingChanges }) {
  const { event, sendBeforeMinutes, templateId } = setting
  const preview = useShown(setting)
  const { label } = customerEvent[event]
  const when = scheduleNotes[event]
  const isBusy = changes.saving === event
  const tick = (medium: 'email' | 'sms', head: string, text: string) => (
    <Tick
      head={head}
      label={`${label}: ${text}`}
      isOn={setting[medium]}
      isBusy={isBusy}
      onChange={(isOn) => void changes.customer({ event, [medium]: isOn })}
    />
  )
  return (
    <tr id={customerEvent[event].code} tabIndex={-1}>
      <th scope="row">
        {label}
        {preview?.body && (
          <details className={`hint ${classes.preview}`}>
            <summary>{preview.isExample ? 'Example' : 'Preview'}</summary>
            <p dir="auto">{preview.body}</p>
            {preview.textMessage && <p dir="auto">Text message: {preview.textMessage}</p>}
          </details>
        )}
      </th>
      {whenOf[event] === undefined ? (
        tick('email', 'Email', 'by email')
      ) : (
        <td data-head="Email">
          <span className={`hint ${classes.dim}`}>Always</span>
        </td>
      )}
      {tick('sms', 'Text', 'by text message')}
      <td className={classes.when} data-alone={whenOf[event] !== undefined || undefined}>
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
          <span className={`hint ${classes.dim}`}>{whenOf[event] ?? 'Manually'}</span>
        )}
      </td>
      <td>
        <Link
          to={templateId === null ? paths.messageTemplates() : paths.editMessageTemplate(templateId)}
          aria-label={`${label}: edit text`}
        >
          Edit text
        </Link>
      </td>
      <td>
        {preview?.body && (
          <TestButton event={customerEvent[event].code} label={label} subject={preview.subject || label} body={preview.body} />
        )}
      </td>
    </tr>
  )
}
