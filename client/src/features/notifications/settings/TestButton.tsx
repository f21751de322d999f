import { Button } from '@mantine/core'
import { useActions } from '../../../components/actions/ActionsProvider.tsx'
import { letterActionSet, type LetterSubject } from '../../messaging/letterActionSet.ts'
import { useMe } from '../../../lib/session/useMe.ts'
import classes from './MessageSettings.module.css'

interface TestButtonProps {
  readonly event: string
  readonly label: string
  readonly subject: string
  readonly body: string
}

/** Emails the text to the current user as it would arrive. */
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
