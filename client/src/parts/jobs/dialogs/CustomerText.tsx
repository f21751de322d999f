import type { customerEvent } from '@callout/contracts/notifications/codes'
import { Skeleton } from '@mantine/core'
import { BesideLink } from '../../company/BesideLink.tsx'
import { paths } from '../../../shared/paths.ts'
import { GrowingTextarea } from '../../../shared/ui/GrowingTextarea.tsx'
import { useCustomerTextQuery } from './customerText.generated.ts'
import classes from './CustomerText.module.css'

export type CustomerEvent = keyof typeof customerEvent

/** What the message is about; what is left out is not known yet. */
export interface TextSubject {
  readonly jobId?: string | null
  readonly visitId?: string | null
  readonly customerId?: string | null
  readonly propertyId?: string | null
  readonly date?: string | undefined
  readonly startTime?: string | undefined
  readonly endTime?: string | undefined
}

interface CustomerTextProps {
  readonly event: CustomerEvent
  readonly about: TextSubject
  /** Words for this once; undefined: those of the template. */
  readonly written?: string | undefined
  /** null: other words can’t be sent from here. */
  readonly onWrite: ((text: string | undefined) => void) | null
}

const known = (about: TextSubject): Record<string, string> =>
  Object.fromEntries(Object.entries(about).filter((entry): entry is [string, string] => Boolean(entry[1])))

/** By which media, in words. */
const mediaWords = (email: boolean | null, sms: boolean | null): string =>
  [email !== false && 'email', sms === true && 'text message'].filter(Boolean).join(' and ')

/** What goes to the phone besides the mail: words that are written for this once go there, too. */
function TextMessage({ text, isWritten }: { readonly text: string | null; readonly isWritten: boolean }) {
  if (isWritten) return <p className={classes.note}>The text message says the same.</p>
  if (!text) return null
  return (
    <>
      <p className={classes.note}>By text message</p>
      <p className={classes.body} dir="auto">
        {text}
      </p>
    </>
  )
}

/** The exact words that the customer gets, to be changed for this once where the backend takes that. */
export function CustomerText({ event, about, written, onWrite }: CustomerTextProps) {
  const { data, previousData, error } = useCustomerTextQuery({
    variables: { input: { event, ...known(about) } },
    fetchPolicy: 'cache-and-network',
  })
  const told = (data ?? previousData)?.customerMessage
  if (!told && !error && !data) return <Skeleton height={96} aria-label="Loading the message" />
  if (told?.email === false && told.sms !== true)
    return (
      <p className={classes.note} role="status">
        Messages for this event are off, so nothing will be sent.{' '}
        <BesideLink needs="manage_notifications" to={paths.messageSettings(event.toLowerCase())}>
          Message settings
        </BesideLink>
      </p>
    )
  const { subject, body, textMessage } = told?.preview ?? {}
  if (!body)
    return (
      <p className={classes.note} role="status">
        Couldn’t load the message text. Your company’s template will be sent.
      </p>
    )
  const mayWrite = onWrite !== null && told?.takesMessage === true
  return (
    <div className={classes.message}>
      <p className={classes.note}>
        By {mediaWords(told?.email ?? null, told?.sms ?? null)}
        {subject && (
          <>
            {' '}
            · <bdi>{subject}</bdi>
          </>
        )}
      </p>
      {mayWrite ? (
        <GrowingTextarea
          label="Message"
          minRows={4}
          maxRows={12}
          maxLength={5000}
          value={written ?? body}
          onChange={({ currentTarget: { value } }) => onWrite(value === body || value.trim() === '' ? undefined : value)}
        />
      ) : (
        <p className={classes.body} dir="auto">
          {body}
        </p>
      )}
      {told?.email !== false && told?.sms === true && (
        <TextMessage text={textMessage ?? null} isWritten={mayWrite && written !== undefined} />
      )}
      <div className={classes.links}>
        <BesideLink needs="manage_notifications" to={paths.messageTemplates()}>
          Edit the template
        </BesideLink>
        <BesideLink needs="manage_notifications" to={paths.messageSettings(event.toLowerCase())}>
          Message settings
        </BesideLink>
      </div>
    </div>
  )
}
