import { Button, Textarea, TextInput, Checkbox } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useState, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { sendAgainOnlyIf } from '../../../lib/forms/uncertainText.ts'
import { RequiredNote } from '../../../components/form/RequiredNote.tsx'
import classes from './contact.module.css'
import { contactResolver, type ContactValues } from './contactCall.ts'
import { clearDraft, nothingTyped, readDraft, useSavedDraft } from './draft.ts'
import { type Around, useContact } from './useContact.ts'
import { prepareToasts } from '../../../components/toasts/toasts.ts'
import { starred } from '../../../lib/forms/required.ts'

interface ContactDoneProps {
  /** Null if the backend returned none. */
  readonly ticket: string | null
  readonly onAgain: () => void
}

function ContactDone({ ticket, onAgain }: ContactDoneProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  return (
    <div className={classes.done}>
      <h2 ref={title} tabIndex={-1}>
        Message sent
      </h2>
      <p>
        {ticket !== null && (
          <>
            Ticket number <strong>{ticket}</strong>. Mention it if you write to us again about this.{' '}
          </>
        )}
        We’ll reply by email.
      </p>
      <Button variant="default" size="md" onClick={onAgain}>
        Send another message
      </Button>
    </div>
  )
}

interface AroundFieldProps {
  readonly around: Around
  readonly isAlong: boolean
  readonly onChange: (isAlong: boolean) => void
}

/** Shows the exact data that is sent along, and a checkbox to omit it. */
function AroundField({ around: { page, version, lastError }, isAlong, onChange }: AroundFieldProps) {
  return (
    <div>
      <Checkbox
        label="Send technical details with it"
        checked={isAlong}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {isAlong && (
        <dl className={classes.around}>
          <dt>Page</dt>
          <dd>{page}</dd>
          <dt>Version</dt>
          <dd>{version}</dd>
          <dt>Last error</dt>
          <dd dir="auto">{lastError ?? 'None'}</dd>
        </dl>
      )}
    </div>
  )
}

export function ContactForm({ around = null }: { readonly around?: Around | null }) {
  const [isAlong, setIsAlong] = useState(true)
  const [ticket, setTicket] = useState<string | null>()
  const form = useForm<ContactValues>({ mode: 'onTouched', resolver: contactResolver, defaultValues: readDraft() })
  const { errors, isSubmitting } = form.formState
  const onSent = (ticketId: string | null): void => {
    form.reset(nothingTyped())
    clearDraft()
    setTicket(ticketId)
  }
  const { problem, isUncertain, send } = useContact(form, onSent, around === null ? 'here' : isAlong ? around : 'nothing')
  useSavedDraft(form)
  // Public pages are larger than those of the app.
  const isPublic = around === null
  const size = isPublic ? { size: 'md' } : {}
  if (ticket !== undefined) return <ContactDone ticket={ticket} onAgain={() => setTicket(undefined)} />
  return (
    <form
      noValidate
      aria-label="Contact support"
      className={`stack gap20 ${isPublic ? classes.public : ''}`}
      onFocus={prepareToasts}
      onSubmit={form.handleSubmit(send)}
    >
      <RequiredNote />
      <div className={classes.pair}>
        <TextInput {...form.register('name')} label="Name" {...size} autoComplete="name" {...starred} error={errors.name?.message} />
        <TextInput
          {...form.register('email')}
          label="Email"
          {...size}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          {...starred}
          error={errors.email?.message}
        />
      </div>
      <TextInput
        {...form.register('phone')}
        label="Phone"
        description="Only if we can call you. With country code."
        type="tel"
        {...size}
        autoComplete="tel"
        inputMode="tel"
        error={errors.phone?.message}
      />
      <TextInput {...form.register('subject')} label="Subject" {...size} {...starred} error={errors.subject?.message} />
      <Textarea {...form.register('message')} label="Message" {...size} rows={7} {...starred} error={errors.message?.message} />
      {around !== null && <AroundField around={around} isAlong={isAlong} onChange={setIsAlong} />}
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem} What you typed is still here.
        </p>
      )}
      {isUncertain && (
        <p role="alert" className="flush">
          {sendAgainOnlyIf}
        </p>
      )}
      <Button type="submit" {...size} loading={isSubmitting} className={classes.send}>
        {isUncertain ? 'Send again' : 'Send message'}
      </Button>
    </form>
  )
}
