import { Button } from '@mantine/core'
import { IconDots, IconBellRinging, IconCashRegister, IconFileInvoice, IconSend } from '@tabler/icons-react'
import { usePopupButton } from '../../../components/overlays/usePopupButton.ts'
import { ActionsProvider, useActions } from '../../../components/actions/ActionsProvider.tsx'
import { getLabel } from '../../../components/actions/actionText.ts'
import { invoiceActionSet, nextInvoiceStep } from '../../invoices/actions/invoiceActionSet.ts'
import { useSentInvoice } from '../../invoices/actions/sentTimes.ts'
import { jobActions } from '../actions/jobActions.ts'
import type { Job } from '../job.ts'
import { useJobCommands } from './useJobCommands.ts'
import classes from '../../../components/record/HeadBar.module.css'
import { nowInSeconds } from '../../../lib/clock.ts'
import { useSeesInvoices } from '../../../lib/session/useAuthority.ts'
import { Link } from 'react-router'
import { useActor } from '../../../components/actions/useActor.ts'
import { useInvoiceNowQuery } from '../../invoices/actions/invoiceActions.generated.ts'
import { paths } from '../../../lib/paths.ts'
import { actionsOf } from '../actions/jobActionRules.ts'
import { jobActionSet } from '../actions/jobActionSet.ts'
import { nextStepOf } from '../actions/nextStep.ts'
import { headVisitOf, formatVisit } from '../../visits/headVisit.ts'
import { visitFor } from '../../visits/actionTarget.ts'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import { useJobAfterWaiting } from '../offline/afterWaiting.ts'
import { JobHeaderItems } from './JobHeaderItems.tsx'
import type { JobAction } from '../../../lib/api/schemaTypes.generated.ts'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { useDeviceQuotes } from '../../quotes/device/knownQuotes.ts'
import { withDeviceQuote } from '../../quotes/device/withDeviceQuote.ts'
import { useMayQuote } from '../../quotes/onJob/useMayQuote.ts'
import { useQuoteState } from '../../quotes/onJob/useQuoteState.ts'

const QuoteStep = lazyWithPreload(async () => (await import('../../quotes/onJob/QuoteStep.tsx')).QuoteStep)

const isDestructive = (name: JobAction): boolean => jobActions.actions[name].isDestructive ?? false

/** A quote is not scheduled before it is approved. */
const afterApproval: readonly JobAction[] = ['SCHEDULE', 'ASSIGN']

/** Head actions: those of the job, or of the visit that represents a series. */
function useHeadActions(returned: Job, isWaitingQuote: boolean) {
  const job = useJobAfterWaiting(returned)
  const { run, busyKey } = useActions(jobActionSet)
  const user = useActingUser()
  const visits = job.visits ?? []
  const visit = visits.length > 1 ? headVisitOf(visits) : null
  const names = actionsOf(visit ?? job, user).filter((name) => !isWaitingQuote || !afterApproval.includes(name))
  const next = nextStepOf(names, (visit ?? job).status, job.invoice !== null)
  const others = names.filter((name) => name !== next)
  const second = others.find((name) => name === 'RESCHEDULE') ?? others.find((name) => !isDestructive(name) && name !== 'STEP_BACK') ?? null
  return {
    next,
    second,
    rest: others.filter((name) => name !== second),
    /** Names the visit; null for a job with one visit. */
    what: formatVisit(visit),
    isBusy: busyKey !== null,
    start: (name: JobAction): void => run(name, { job, visit: visit ?? visitFor(name, visits), ...(isWaitingQuote && { isQuote: true }) }),
  }
}

const looks = {
  SEND: { label: 'Send invoice', Icon: IconSend },
  REMIND: { label: 'Send reminder', Icon: IconBellRinging },
  PAY: { label: 'Record payment', Icon: IconCashRegister },
} as const

/** The next step of a job's unpaid invoice as the primary button: send, record payment or send a reminder. */
function InvoiceStep({ invoice: { id, invoiceNumber } }: { readonly invoice: NonNullable<Job['invoice']> }) {
  const { data, error } = useInvoiceNowQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  const { run, busyKey } = useActions(invoiceActionSet)
  const actor = useActor()
  const invoice = data?.invoice
  const { sentAt } = useSentInvoice({ id, sentAt: invoice?.sentAt ?? null })
  const next = invoice ? nextInvoiceStep({ ...invoice, sentAt }, invoiceActionSet.offered(invoice, actor), nowInSeconds()) : null
  if (!invoice && !error) return <Button className={classes.primary} loading aria-label="Loading the next step" />
  if (!invoice || next === null || next === 'VOID')
    return (
      <Button
        className={classes.primary}
        leftSection={<IconFileInvoice size={16} stroke={2} aria-hidden />}
        component={Link}
        to={paths.invoice(id)}
      >
        Open {invoiceNumber ?? 'invoice'}
      </Button>
    )
  const { label, Icon } = looks[next]
  const look = { className: classes.primary, leftSection: <Icon size={16} stroke={2} aria-hidden /> }
  return next === 'PAY' ? (
    <Button {...look} component={Link} to={paths.cashOut([id])}>
      {label}
    </Button>
  ) : (
    <Button {...look} loading={busyKey !== null} onClick={() => run(next, invoice)}>
      {label}
    </Button>
  )
}

export function JobActionBar({ job: returned }: { readonly job: Job }) {
  const job = withDeviceQuote(returned, useDeviceQuotes())
  const { buttonProps, popup } = usePopupButton('menu')
  const commands = useJobCommands(job)
  const state = useQuoteState(job)
  const isWaitingQuote = state !== null && state !== 'approved'
  const { next, second, rest, what, isBusy, start } = useHeadActions(job, isWaitingQuote)
  const mayQuote = useMayQuote()
  const [nextAction, secondAction] = [next && jobActions.actions[next], second && jobActions.actions[second]]
  const hasMore = rest.length > 0 || Object.values(commands).some(Boolean)
  const seesInvoices = useSeesInvoices()
  const unpaid = next === null && seesInvoices && job.invoice?.status === 'UNPAID' ? job.invoice : null
  if (!hasMore && !second && !next && !unpaid && !isWaitingQuote) return null
  return (
    <div className={`row ${classes.bar}`}>
      {hasMore && (
        <>
          <Button {...buttonProps} variant="default" px="xs" aria-label="More actions">
            <IconDots size={18} aria-hidden />
          </Button>
          {popup && <JobHeaderItems popup={popup} names={rest} what={what} onAction={start} commands={commands} />}
        </>
      )}
      {second && secondAction && (
        <Button variant="default" aria-label={getLabel(secondAction, what)} onClick={() => start(second)}>
          {secondAction.label}
          <span className={classes.ofVisit} data-has-primary={next !== null || undefined}>
            {getLabel(secondAction, what).slice(secondAction.label.length)}
          </span>
        </Button>
      )}
      {unpaid && (
        <ActionsProvider set={invoiceActionSet}>
          <InvoiceStep invoice={unpaid} />
        </ActionsProvider>
      )}
      {isWaitingQuote && mayQuote && <QuoteStep job={job} />}
      {next && nextAction && (
        <Button
          className={classes.primary}
          leftSection={<nextAction.Icon size={16} stroke={2} aria-hidden />}
          loading={isBusy}
          onClick={() => start(next)}
        >
          {getLabel(nextAction, what)}
        </Button>
      )}
    </div>
  )
}
