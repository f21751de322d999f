import { fileMessage } from '@callout/contracts/agreements/paperMessage'
import { Anchor, Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { ActionsProvider, useActions } from '../../components/actions/ActionsProvider.tsx'
import { useActor } from '../../components/actions/useActor.ts'
import { Section } from '../../components/record/Parts.tsx'
import record from '../../components/record/Record.module.css'
import { RecordRows } from '../../components/record/RecordRows.tsx'
import { toApiError } from '../../lib/api/apiError.ts'
import { readSession } from '../../lib/session/session.ts'
import { ErrorState } from '../../components/states/ErrorState.tsx'
import type { LetterAbout } from './letter.ts'
import { letterActionSet, type LetterSubject } from './letterActionSet.ts'
import { messageActionSet } from './messageActionSet.ts'
import { MessageRow } from './MessageRow.tsx'
import type { MessageRowFragment } from './messages.generated.ts'

const SHOWN = 5

interface Recipient {
  readonly name: string | null
  readonly email: string | null
}

export interface MessagesAbout extends LetterAbout {
  /** null: the customer is unknown, so nothing can be sent from here. */
  readonly customer: Recipient | null
  /** The job's name for the customer. */
  readonly job: string | null
}

function letterOf({ customer, job, ...about }: MessagesAbout): LetterSubject {
  const name = customer?.name ?? null
  return {
    key: ['file', about.customerId, about.jobId, about.invoiceId].join('/'),
    name: name ? `a file to ${name}` : 'a file',
    about,
    to: customer?.email ?? null,
    ...fileMessage({ company: readSession('organization_name') ?? '', customer: name, job }),
  }
}

function SendFile({ about }: { readonly about: MessagesAbout }) {
  const { run, busyKey } = useActions(letterActionSet)
  const letter = letterOf(about)
  if (!letterActionSet.offered(letter, useActor()).includes('SEND')) return null
  return (
    <Anchor component="button" type="button" onClick={() => busyKey === null && run('SEND', letter)}>
      Send a file
    </Anchor>
  )
}

interface Found {
  /** undefined while loading; null: not returned. */
  readonly messages: readonly MessageRowFragment[] | null | undefined
  readonly error?: unknown
  refetch(this: void): Promise<unknown>
}
interface MessageSectionProps {
  readonly about: MessagesAbout
  readonly found: Found
  /** URL of a message, if it is about another record. */
  readonly getPlace?: (message: MessageRowFragment) => string | undefined
}

function Rows({ found: { messages, error, refetch }, getPlace }: Omit<MessageSectionProps, 'about'>) {
  const [isWhole, setIsWhole] = useState(false)
  if (messages === undefined) {
    if (!error) return <Skeleton height={64} radius="md" role="status" aria-label="Loading messages" />
    if (toApiError(error).code === 'FORBIDDEN') return <p className={record.soft}>{toApiError(error).message}</p>
    return <ErrorState error={error} onRetry={() => void refetch().catch(() => {})} />
  }
  const hidden = isWhole || !messages ? 0 : messages.length - SHOWN
  return (
    <>
      <RecordRows rows={messages && messages.slice(0, isWhole ? messages.length : SHOWN)} none="No messages yet">
        {(message) => <MessageRow key={message.id} message={message} to={getPlace?.(message)} />}
      </RecordRows>
      {hidden > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => setIsWhole(true)}>
          Show {hidden} earlier {hidden === 1 ? 'message' : 'messages'}
        </Button>
      )}
    </>
  )
}

export const MessageSection = ({ about, ...rows }: MessageSectionProps) => (
  <ActionsProvider set={letterActionSet}>
    <ActionsProvider set={messageActionSet}>
      <Section title="Messages" aside={about.customerId !== null && <SendFile about={about} />}>
        <Rows {...rows} />
      </Section>
    </ActionsProvider>
  </ActionsProvider>
)
