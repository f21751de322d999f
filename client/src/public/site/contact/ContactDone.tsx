import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './contact.module.css'

interface ContactDoneProps {
  /** Null where the backend gave none. */
  readonly ticket: string | null
  readonly onAgain: () => void
}

/** What follows on a message that was sent; the focus goes to it, for the form has gone. */
export function ContactDone({ ticket, onAgain }: ContactDoneProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  return (
    <div className={classes.done}>
      <h2 ref={title} tabIndex={-1}>
        Your message has arrived
      </h2>
      <p>
        {ticket !== null && (
          <>
            Ticket number <strong>{ticket}</strong>. Name it if you write again about the same matter.{' '}
          </>
        )}
        We answer by email.
      </p>
      <Button variant="default" size="md" onClick={onAgain}>
        Send another message
      </Button>
    </div>
  )
}
