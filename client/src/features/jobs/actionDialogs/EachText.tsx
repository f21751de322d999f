import { useState } from 'react'
import { UndeliveredNote } from '../../messaging/UndeliveredNote.tsx'
import { CustomerText } from './CustomerText.tsx'
import classes from './CustomerText.module.css'
import { type CustomerEvent, type TextSubject, useCustomerText } from './useCustomerText.ts'
import type { MessageMedium } from '../../../lib/api/schemaTypes.generated.ts'

/** One of several messages: recipient and subject. */
export interface OutgoingMessage {
  readonly key: string
  readonly label: string
  readonly about: TextSubject
  readonly customerId: string | null
}

interface MessageTextProps {
  readonly event: CustomerEvent
  readonly item: OutgoingMessage
  readonly medium: MessageMedium | undefined
}

function MessageContent({ event, item: { about, customerId }, medium }: MessageTextProps) {
  const text = useCustomerText({ event, about, customerId, medium })
  return text.plan.isBlocked && text.recipient ? (
    <UndeliveredNote plan={text.plan} recipient={text.recipient} onMedium={null} />
  ) : (
    <CustomerText event={event} text={text} onWrite={null} />
  )
}

function MessageText({ startsOpen, ...text }: MessageTextProps & { readonly startsOpen: boolean }) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  return (
    <li>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary dir="auto">{text.item.label}</summary>
        {isOpen && <MessageContent {...text} />}
      </details>
    </li>
  )
}

interface EachTextProps {
  readonly event: CustomerEvent
  readonly returned: readonly OutgoingMessage[]
  readonly medium?: MessageMedium | undefined
}

export const EachText = ({ event, returned, medium }: EachTextProps) => (
  <ul className={classes.each} aria-label="Messages that are sent">
    {returned.map((item, index) => (
      <MessageText key={item.key} event={event} item={item} medium={medium} startsOpen={index === 0} />
    ))}
  </ul>
)
