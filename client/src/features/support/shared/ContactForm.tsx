import { AroundField } from './AroundField.tsx'
import { Button, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { sendAgainOnlyIf } from '../../../lib/forms/unsureWords.ts'
import { RequiredNote } from '../../../components/form/RequiredNote.tsx'
import { ContactDone } from './ContactDone.tsx'
import classes from './contact.module.css'
import { contactResolver, prepareContact, type ContactValues } from './lazyContact.ts'
import { clearDraft, nothingTyped, readDraft, useSavedDraft } from './draft.ts'
import { type Around, useContact } from './useContact.ts'
import { starred } from '../../../lib/forms/required.ts'

/** Sends a message to the support team. What is typed outlives an error and a reload. */
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
  const { problem, isUnsure, send } = useContact(form, onSent, around === null ? 'here' : isAlong ? around : 'nothing')
  useSavedDraft(form)
  if (ticket !== undefined) return <ContactDone ticket={ticket} onAgain={() => setTicket(undefined)} />
  return (
    <form noValidate aria-label="Contact support" className={classes.form} onFocus={prepareContact} onSubmit={form.handleSubmit(send)}>
      <RequiredNote />
      <div className={classes.pair}>
        <TextInput {...form.register('name')} label="Name" size="md" autoComplete="name" {...starred} error={errors.name?.message} />
        <TextInput
          {...form.register('email')}
          label="Email"
          type="email"
          size="md"
          autoComplete="email"
          inputMode="email"
          {...starred}
          error={errors.email?.message}
        />
      </div>
      <TextInput
        {...form.register('phone')}
        label="Phone"
        description="Only if we can call you. Digits only, with country code."
        type="tel"
        size="md"
        autoComplete="tel"
        inputMode="numeric"
        error={errors.phone?.message}
      />
      <TextInput {...form.register('subject')} label="Subject" size="md" {...starred} error={errors.subject?.message} />
      <Textarea {...form.register('message')} label="Message" size="md" rows={7} {...starred} error={errors.message?.message} />
      {around !== null && <AroundField around={around} isAlong={isAlong} onChange={setIsAlong} />}
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem} What you typed is still here.
        </p>
      )}
      {isUnsure && (
        <p role="alert" className={classes.unsure}>
          {sendAgainOnlyIf}
        </p>
      )}
      <Button type="submit" size="md" loading={isSubmitting} className={classes.send}>
        {isUnsure ? 'Send again' : 'Send message'}
      </Button>
    </form>
  )
}
