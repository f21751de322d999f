import { Button, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ContactDone } from './ContactDone.tsx'
import classes from './contact.module.css'
import { contactResolver, prepareContact, type ContactValues } from './lazyContact.ts'
import { clearDraft, nothingTyped, readDraft, useKeptDraft } from './draft.ts'
import { useContact } from './useContact.ts'

/** Sends a message to the support team. What is typed outlives an error and a reload. */
export function ContactForm() {
  const [ticket, setTicket] = useState<string | null>()
  const form = useForm<ContactValues>({ mode: 'onTouched', resolver: contactResolver, defaultValues: readDraft() })
  const { errors, isSubmitting } = form.formState
  const { problem, send } = useContact(form, (ticketId) => {
    form.reset(nothingTyped())
    clearDraft()
    setTicket(ticketId)
  })
  useKeptDraft(form)
  if (ticket !== undefined) return <ContactDone ticket={ticket} onAgain={() => setTicket(undefined)} />
  return (
    <form noValidate aria-label="Contact support" className={classes.form} onFocus={prepareContact} onSubmit={form.handleSubmit(send)}>
      <div className={classes.pair}>
        <TextInput
          {...form.register('name')}
          label="Name"
          size="md"
          autoComplete="name"
          required
          withAsterisk={false}
          error={errors.name?.message}
        />
        <TextInput
          {...form.register('email')}
          label="Email"
          type="email"
          size="md"
          autoComplete="email"
          inputMode="email"
          required
          withAsterisk={false}
          error={errors.email?.message}
        />
      </div>
      <TextInput
        {...form.register('phone')}
        label={
          <>
            Phone <span className={classes.optional}>optional</span>
          </>
        }
        description="Only if we may call you. Digits only, with the country code."
        type="tel"
        size="md"
        autoComplete="tel"
        inputMode="numeric"
        error={errors.phone?.message}
      />
      <TextInput {...form.register('subject')} label="Subject" size="md" required withAsterisk={false} error={errors.subject?.message} />
      <Textarea
        {...form.register('message')}
        label="Message"
        size="md"
        rows={7}
        required
        withAsterisk={false}
        error={errors.message?.message}
      />
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem} What you typed is kept.
        </p>
      )}
      <Button type="submit" size="md" loading={isSubmitting} className={classes.send}>
        Send message
      </Button>
    </form>
  )
}
