import { Button } from '@mantine/core'
import { useActions } from '../../../components/actions/ActionsProvider.tsx'
import { letterActionSet, type LetterSubject } from '../shared/letterActionSet.ts'
import { useMe } from '../../../lib/session/useMe.ts'
import classes from './MessageSettings.module.css'

interface TestButtonProps {
  /** By its name on the wire. */
  readonly event: string
  readonly label: string
  readonly subject: string
  readonly body: string
}

/** Mails the words to whoever asks, as they would arrive. */
export function TestButton({ event, label, subject, body }: TestButtonProps) {
  const { data } = useMe()
  const { run, busyKey } = useActions(letterActionSet)
  const to = data?.me.email ?? null
  const letter: LetterSubject = {
    key: `test/${event}`,
    name: `“${label}”`,
    about: { customerId: null, jobId: null, invoiceId: null },
    to,
    subject: `Test: ${subject}`,
    body,
  }
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      className={classes.test}
      aria-label={`${label}: send test`}
      loading={busyKey === letter.key}
      disabled={to === null}
      onClick={() => run('TEST', letter)}
    >
      Send test
    </Button>
  )
}
