import { Button } from '@mantine/core'
import { IconCircleCheck, IconPencil, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ActionsProvider, useActions } from '../../../components/actions/ActionsProvider.tsx'
import classes from '../../../components/record/HeadBar.module.css'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { letterActionSet } from '../../messaging/letterActionSet.ts'
import { ApproveDialog } from '../approve/ApproveDialog.tsx'
import { useWaitingApproval } from '../door/useWaitingApproval.ts'
import { quoteLetter } from '../document/quoteLetter.ts'
import { useHidesPrices } from './useHidesPrices.ts'
import type { QuotedJob } from './quoteOfJob.ts'
import { useQuoteState } from './useQuoteState.ts'

const look = { size: 16, stroke: 2, 'aria-hidden': true } as const

function SendStep({ job }: { readonly job: QuotedJob }) {
  const format = useFormat()
  const { run, busyKey } = useActions(letterActionSet)
  return (
    <Button
      className={classes.primary}
      leftSection={<IconSend {...look} />}
      loading={busyKey !== null}
      onClick={() => run('SEND', quoteLetter(job, format, 'quote'))}
    >
      Send quote
    </Button>
  )
}

function ApproveStep({ job }: { readonly job: QuotedJob }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button className={classes.primary} leftSection={<IconCircleCheck {...look} />} onClick={() => setIsOpen(true)}>
        Approve quote
      </Button>
      {isOpen && <ApproveDialog job={job} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** The next step of a quote that is not approved: send, approve, or renew an expired one. */
export function QuoteStep({ job }: { readonly job: QuotedJob }) {
  const state = useQuoteState(job)
  const isQueued = useWaitingApproval(job.id)
  const hidesPrices = useHidesPrices(job)
  if (isQueued || (hidesPrices && state !== 'expired')) return null
  if (state === 'open')
    return (
      <ActionsProvider set={letterActionSet}>
        <SendStep job={job} />
      </ActionsProvider>
    )
  if (state === 'sent') return <ApproveStep job={job} />
  if (state !== 'expired') return null
  return (
    <Button className={classes.primary} leftSection={<IconPencil {...look} />} component={Link} to={paths.editQuote(job.id)}>
      Renew quote
    </Button>
  )
}
