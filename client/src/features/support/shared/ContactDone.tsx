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
