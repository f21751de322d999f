import { Button, NativeSelect, TextInput } from '@mantine/core'
import { customerEvent, messageMedium, messageStatus } from '@callout/contracts/notifications/codes'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { messageKey, MessageRow } from '../../../parts/messages/MessageRow.tsx'
import { RecordRows } from '../../../kit/record/RecordRows.tsx'
import { paths } from '../../../shared/paths.ts'
import { useAuthority } from '../../../shared/session/useAuthority.ts'
import { ClosedPage } from '../../../shared/ui/ClosedPage.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { PageHeader } from '../../../shared/ui/PageHeader.tsx'
import { QueryProblem } from '../../../shared/ui/QueryProblem.tsx'
import { SkeletonRows } from '../../../shared/ui/SkeletonRows.tsx'
import { type ClientMessagesQuery, type ClientMessagesQueryVariables, useClientMessagesQuery } from './clientMessages.generated.ts'
import classes from './Messages.module.css'

type Message = ClientMessagesQuery['clientMessages']['items'][number]
type Input = NonNullable<ClientMessagesQueryVariables['input']>

const PAGE = 25
const lower = (name: string): string => name.toLowerCase()

/** What can be chosen of a table, by its names in small letters. */
const choicesOf = (table: Readonly<Record<string, { readonly label: string }>>, all: string) => [
  { value: '', label: all },
  ...Object.entries(table).map(([name, { label }]) => ({ value: lower(name), label })),
]
const statuses = choicesOf(messageStatus, 'Any status')
const media = choicesOf(messageMedium, 'Email and text')
/** By their names on the wire, with what is sent by hand. */
const events = [
  { value: '', label: 'Any event' },
  ...Object.values(customerEvent).map(({ code, label }) => ({ value: code, label })),
  { value: 'invoice', label: 'Invoice, by hand' },
  { value: 'receipt', label: 'Receipt, by hand' },
]

const nameIn = <T extends object>(table: T, text: string | null): keyof T | undefined =>
  (Object.keys(table) as (keyof T)[]).find((name) => lower(String(name)) === text)

/** What the address asks for. */
function inputOf(params: URLSearchParams, page: number): Input {
  const [status, medium] = [nameIn(messageStatus, params.get('status')), nameIn(messageMedium, params.get('medium'))]
  const event = events.find(({ value }) => value !== '' && value === params.get('event'))
  const search = params.get('q')
  return {
    page,
    perPage: PAGE,
    ...(search && { search }),
    ...(status && { status }),
    ...(medium && { notificationMedium: medium }),
    ...(event && { notificationType: event.value }),
  }
}

/** Where the subject leads: to what it is about. */
function placeOf({ jobId, invoiceId, customerId }: Message): string | undefined {
  if (invoiceId !== null) return paths.invoice(invoiceId)
  if (jobId !== null) return paths.job(jobId)
  return customerId === null ? undefined : paths.customer(customerId)
}

function Filters() {
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useState(params.get('q') ?? '')
  const set = (name: string, value: string): void =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('page')
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const select = (name: string, label: string, data: readonly { value: string; label: string }[]) => (
    <NativeSelect
      aria-label={label}
      data={[...data]}
      value={params.get(name) ?? ''}
      onChange={({ currentTarget }) => set(name, currentTarget.value)}
    />
  )
  return (
    <div role="search" className={classes.filters}>
      <form
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault()
          set('q', typed.trim())
        }}
      >
        <TextInput
          type="search"
          aria-label="Search messages"
          placeholder="Customer, address, subject"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => set('q', typed.trim())}
        />
      </form>
      {select('status', 'Status', statuses)}
      {select('medium', 'Medium', media)}
      {select('event', 'Event', events)}
    </div>
  )
}

function Log() {
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Number(params.get('page') ?? 1) || 1)
  const { data, previousData, error, refetch } = useClientMessagesQuery({ variables: { input: inputOf(params, page) } })
  const found = (data ?? previousData)?.clientMessages
  if (error && !found)
    return <QueryProblem error={error} onRetry={() => void refetch()} back={{ to: paths.home(), label: 'Back to home' }} />
  if (!found) return <SkeletonRows rows={8} columns="1fr 80px" />
  if (found.items.length === 0 && page === 1)
    return (
      <EmptyState>
        {params.size > 0 ? 'No message matches these filters.' : 'What customers are sent shows up here, with its exact words.'}
      </EmptyState>
    )
  const go = (to: number): void =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      next.set('page', String(to))
      return next
    })
  const hasMore = found.totalCount === null ? found.items.length === PAGE : page * PAGE < found.totalCount
  return (
    <>
      <RecordRows rows={found.items} none="No more messages">
        {(message) => {
          const to = placeOf(message)
          return <MessageRow key={messageKey(message)} message={message} {...(to && { to })} />
        }}
      </RecordRows>
      <nav className={classes.pager} aria-label="Pages">
        <Button variant="default" disabled={page === 1} onClick={() => go(page - 1)}>
          Newer
        </Button>
        <span>
          Page {page}
          {found.totalCount !== null && ` of ${Math.max(1, Math.ceil(found.totalCount / PAGE))}`}
        </span>
        <Button variant="default" disabled={!hasMore} onClick={() => go(page + 1)}>
          Older
        </Button>
      </nav>
    </>
  )
}

/** `/messages`: what customers were sent, the newest first, in its exact words. */
export function MessagesPage() {
  const mayManage = useAuthority()('manage_notifications')
  const back = { to: paths.messageSettings(), label: 'Message settings' }
  if (mayManage === false)
    return (
      <ClosedPage title="Messages to customers" back={{ to: paths.settings(), label: 'Settings' }}>
        Only the owner, a branch head, or a staff admin who can manage notifications can see every message.
      </ClosedPage>
    )
  return (
    <div className={classes.page}>
      <PageHeader title="Messages to customers" back={back} />
      <Filters />
      {mayManage && <Log />}
    </div>
  )
}
