import { messages } from '@callout/contracts/text/messages'
import { Button, Checkbox, Loader, Radio } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { StepsDialog } from '../../../components/steps/StepsDialog.tsx'
import { toApiError } from '../../../lib/api/apiError.ts'
import { counted } from '../../../components/list/listText.ts'
import { jobHeading, jobNoun } from '../../jobs/labels/jobName.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { DialogActions } from '../../../components/overlays/AppDialog.tsx'
import { differenceOf, type FoundJobs, type PriceChange } from './openJobs.ts'
import { usePriceUpdate } from './usePriceUpdate.ts'
import classes from './OfferPriceUpdate.module.css'

const MAX_SHOWN = 10

interface PriceUpdateDialogProps {
  readonly change: PriceChange
  readonly name: string
  readonly currencyCode: string | null
  readonly onClose: () => void
}

interface QuestionProps extends Pick<PriceUpdateDialogProps, 'change' | 'currencyCode' | 'onClose'> {
  readonly found: FoundJobs
  readonly onApply: () => void
}

function Jobs({ found, change, currencyCode }: Pick<QuestionProps, 'found' | 'change' | 'currencyCode'>) {
  const { money } = useFormat()
  const signed = (difference: number): string => `${difference > 0 ? '+' : '−'}${money(Math.abs(difference), currencyCode)}`
  const others = found.jobs.length - MAX_SHOWN
  return (
    <>
      <ul className={classes.jobs} aria-label="Open jobs that change">
        {found.jobs.slice(0, MAX_SHOWN).map((item) => (
          <li key={item.job.id}>
            <bdi>{jobHeading(item.job)}</bdi> <span className={classes.figure}>{signed(differenceOf(item, change))}</span>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>
        {others > 0 && `and ${others} more. `}Before tax and discount. Invoiced, completed and cancelled jobs don’t change.
      </p>
    </>
  )
}

function Question({ found, change, currencyCode, onApply, onClose }: QuestionProps) {
  const [reach, setReach] = useState('new')
  const [isAgreed, setIsAgreed] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const confirm = (): void => {
    if (reach === 'new') return onClose()
    setIsMissing(!isAgreed)
    if (isAgreed) onApply()
  }
  const count = found.jobs.length
  return (
    <>
      <Radio.Group value={reach} onChange={setReach} label="Which jobs get the new price?">
        <div className={classes.choices}>
          <Radio value="new" label="New jobs only" description="Booked jobs keep the old price." data-autofocus />
          <Radio
            value="open"
            label={`Open jobs, too (${count})`}
            description={count === 0 ? 'No open job has the old price.' : 'Jobs with the old price that aren’t invoiced yet.'}
            disabled={count === 0}
          />
        </div>
      </Radio.Group>
      {found.others > 0 && <p className={classes.hint}>{counted(jobNoun, found.others)} with their own price don’t change.</p>}
      {reach === 'open' && (
        <>
          <Jobs found={found} change={change} currencyCode={currencyCode} />
          <Checkbox
            label="I’ve reviewed these changes."
            checked={isAgreed}
            error={isMissing && !isAgreed && messages.agreeToUpdate}
            onChange={(event) => setIsAgreed(event.currentTarget.checked)}
          />
        </>
      )}
      <DialogActions>
        <Button onClick={confirm}>{reach === 'new' ? 'Keep open jobs' : `Change ${counted(jobNoun, count)}`}</Button>
      </DialogActions>
    </>
  )
}

export function PriceUpdateDialog({ change, name, currencyCode, onClose }: PriceUpdateDialogProps) {
  const { money } = useFormat()
  const { steps, found, error, looked, look, apply } = usePriceUpdate(change)
  const newOnly = (
    <Button variant="default" onClick={onClose}>
      New jobs only
    </Button>
  )
  return (
    <StepsDialog
      steps={steps}
      title={`New price of ${name}`}
      size={520}
      noun={jobNoun}
      failedTitle={(count) => `${counted(jobNoun, count)} couldn’t be changed`}
      summary={({ done, left }) => (
        <>
          <p role="status">{counted(jobNoun, done)} changed.</p>
          {left > 0 && <p>Stopped. {counted(jobNoun, left)} keep the old price.</p>}
        </>
      )}
      runName={({ change: { from, to } }) => `The change of open jobs from ${money(from, currencyCode)} to ${money(to, currencyCode)}`}
      onClose={onClose}
      header={
        <p className={classes.change}>
          {money(change.from, currencyCode)} → {money(change.to, currencyCode)}
        </p>
      }
    >
      {!found && error === undefined && (
        <Waiting
          text={looked.total === null ? 'Looking for open jobs…' : `Looking for open jobs… ${looked.count} of ${looked.total}`}
          action={newOnly}
        />
      )}
      {error !== undefined && (
        <>
          <p role="alert">{toApiError(error).message}</p>
          <DialogActions>
            {newOnly}
            <Button onClick={look}>Try again</Button>
          </DialogActions>
        </>
      )}
      {found && <Question found={found} change={change} currencyCode={currencyCode} onClose={onClose} onApply={() => apply(found)} />}
    </StepsDialog>
  )
}

function Waiting({ text, action }: { readonly text: string; readonly action: ReactNode }) {
  return (
    <>
      <p role="status" className="row gap8 flush">
        <Loader size="xs" aria-hidden /> {text}
      </p>
      <DialogActions>{action}</DialogActions>
    </>
  )
}
