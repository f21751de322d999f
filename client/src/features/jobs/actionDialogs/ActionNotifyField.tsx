import { useEffect } from 'react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { inputFor, getReach } from '../actions/series.ts'
import type { OutgoingMessage } from './EachText.tsx'
import { useMessagingQuery } from './messaging.generated.ts'
import { type ScopedDialog, scopeOf } from './ScopeQuestion.tsx'
import { NotifyCustomerField, type NotifyAction } from './NotifyCustomerField.tsx'
import type { TextSubject } from './useCustomerText.ts'
import type { MessageMedium } from '../../../lib/api/schemaTypes.generated.ts'

interface ActionNotifyFieldProps {
  readonly action: NotifyAction
  readonly dialog: ScopedDialog
  readonly slot?: Pick<TextSubject, 'date' | 'startTime' | 'endTime'>
}

/** Messages of several visits; undefined for a single one. */
function useEach({ target, extra }: ScopedDialog, slot: ActionNotifyFieldProps['slot']): readonly OutgoingMessage[] | undefined {
  const { timeZone, shortDayOf } = useFormat(target.timezone)
  const reached = getReach(target, scopeOf({ target, extra, setExtra: () => undefined }))
  if (reached.length === 1) return undefined
  const asked = Object.fromEntries(Object.entries(slot ?? {}).filter(([, value]) => value !== undefined))
  return reached.map((visit) => {
    const { date, startTime, endTime } = inputFor(visit, target, asked, timeZone)
    const time = { ...(date && { date }), ...(startTime && { startTime }), ...(endTime && { endTime }) }
    const day = visit.startAt === null ? visit.name : shortDayOf(visit.startAt)
    return {
      key: visit.visitId ?? visit.name,
      label: `${visit.customerName ?? 'The customer'} · ${day}`,
      about: { jobId: visit.jobId, visitId: visit.visitId, ...time },
      customerId: visit.customerId,
    }
  })
}

/** Switch for notifying the customer in an action's dialog: off unless the company doesn't want to be asked. */
export function ActionNotifyField({ action, dialog, slot }: ActionNotifyFieldProps) {
  const { target, extra, setExtra } = dialog
  const { data } = useMessagingQuery()
  const each = useEach(dialog, slot)
  const isUsual = data?.companySettings.job?.askBeforeMessaging === false
  useEffect(() => {
    if (isUsual) setExtra((now) => ({ ...now, notifyCustomer: true }))
  }, [isUsual, setExtra])
  const tell = (isNotifying: boolean): void =>
    setExtra(({ notifyCustomer: _, message: __, notifyBy: ___, ...others }) => ({
      ...others,
      ...(isNotifying && { notifyCustomer: true }),
    }))
  const write = (text: string | undefined): void =>
    setExtra(({ message: _, ...others }) => ({ ...others, ...(text !== undefined && { message: text }) }))
  // A custom text was written for another medium.
  const sendBy = (medium: MessageMedium | undefined): void =>
    setExtra(({ notifyBy: _, message: __, ...others }) => ({ ...others, ...(medium && { notifyBy: medium }) }))
  return (
    <NotifyCustomerField
      action={action}
      target={target}
      isNotifying={extra.notifyCustomer === true}
      onChange={tell}
      about={{ jobId: target.jobId, visitId: target.visitId, ...slot }}
      written={extra.message ?? undefined}
      medium={extra.notifyBy ?? undefined}
      onMedium={sendBy}
      each={each}
      onWrite={write}
    />
  )
}
