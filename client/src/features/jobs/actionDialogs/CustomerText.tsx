import { Skeleton } from '@mantine/core'
import { formatMedia, formatProblem } from '../../messaging/delivery.ts'
import { paths } from '../../../lib/paths.ts'
import { GrowingTextarea } from '../../../components/page/GrowingTextarea.tsx'
import classes from './CustomerText.module.css'
import type { CustomerEvent, LoadedText } from './useCustomerText.ts'
import { BesideLink } from '../../settings/lookups/SettingLink.tsx'
import { usePhoneFormat } from '../../../lib/phones/formatPhone.ts'

interface CustomerTextProps {
  readonly event: CustomerEvent
  readonly text: LoadedText
  /** Custom text for this message; undefined: the template's text. */
  readonly written?: string | undefined
  /** null: the text can't be edited here. */
  readonly onWrite: ((text: string | undefined) => void) | null
}

/** Text message sent with the email; a custom text applies to both. */
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

/** The exact message text, editable if the backend supports it. */
export function CustomerText({ event, text, written, onWrite }: CustomerTextProps) {
  const { message, isLoading, recipient, plan } = text
  const formatPhone = usePhoneFormat()
  if (isLoading) return <Skeleton height={96} aria-label="Loading the message" />
  if (message && plan.media.length === 0)
    return (
      <p className={classes.note} role="status">
        Messages for this event are off, so nothing will be sent.{' '}
        <BesideLink needs="manage_notifications" to={paths.messageSettings(event.toLowerCase())}>
          Message settings
        </BesideLink>
      </p>
    )
  const { subject, body, textMessage } = message?.preview ?? {}
  if (!body)
    return (
      <p className={classes.note} role="status">
        Couldn’t load the message text. Your template will be sent.
      </p>
    )
  const mayWrite = onWrite !== null && message?.takesMessage === true
  const isOutdated = text.isOutdated && written === undefined
  const isText = plan.media.length === 1 && plan.media[0] === 'SMS'
  return (
    <div className={`stack ${classes.message}`} aria-busy={isOutdated && !text.isFailed} data-outdated={isOutdated || undefined}>
      <p className={classes.note}>
        By <bdi>{formatMedia(plan, recipient, formatPhone)}</bdi>
        {subject && !isText && (
          <>
            {' '}
            · <bdi>{subject}</bdi>
          </>
        )}
      </p>
      {plan.problems.map((problem) => (
        <p key={problem.medium} className={classes.note} role="status">
          {problem.medium === 'EMAIL' ? 'No email will be sent' : 'No text message will be sent'}: {formatProblem(problem)}.
        </p>
      ))}
      {isOutdated && text.isFailed && (
        <p className={classes.note} role="status">
          Couldn’t load the message with this time. The message sent may differ.
        </p>
      )}
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
      {plan.media.length > 1 && !plan.problems.some(({ medium }) => medium === 'SMS') && (
        <TextMessage text={textMessage ?? null} isWritten={mayWrite && written !== undefined} />
      )}
      <div className={`wrap ${classes.links}`}>
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
