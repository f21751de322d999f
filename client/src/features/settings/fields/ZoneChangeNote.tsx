import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { walkPages } from '../../../components/list/walkPages.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { SettingValues } from '../settingRecord.ts'
import classes from '../settings.module.css'
import { type ComingJob, describeZoneChange } from './zoneChange.ts'
import { ComingJobsDocument, type ComingJobsQuery } from './zoneChange.generated.ts'
import { nowInSeconds } from '../../../lib/clock.ts'

const list = { query: ComingJobsDocument, selectPage: (data: unknown) => (data as ComingJobsQuery).jobs }
const statuses = ['UNASSIGNED', 'ASSIGNED', 'ON_THE_WAY', 'REACHED', 'STARTED', 'DECLINED'] as const

/** Sentences about the change; null if stopped. */
async function readChange(
  client: ApolloClient,
  dateFrom: string,
  how: Omit<Parameters<typeof describeZoneChange>[1], 'now'>,
  signal: AbortSignal,
) {
  const jobs = await walkPages<ComingJob>({ client, list, input: { dateFrom, statuses }, signal })
  return jobs && describeZoneChange(jobs, { ...how, now: nowInSeconds() })
}

/** The effect of another time zone on coming visits. */
export function ZoneChangeNote() {
  const client = useApolloClient()
  const { today, timeZone: from, hasOwnZone, is24Hour } = useFormat()
  const chosen = useWatch<SettingValues>({ name: 'timezone' })
  const to = hasOwnZone && typeof chosen === 'string' && chosen !== '' && chosen !== from ? chosen : null
  const [known, setKnown] = useState<{ readonly to: string; readonly lines: readonly string[] } | null>(null)
  useEffect(() => {
    if (to === null) return undefined
    const leaving = new AbortController()
    readChange(client, today(), { from, to, is24Hour }, leaving.signal).then(
      (lines) => lines && setKnown({ to, lines }),
      () => setKnown({ to, lines: ['Coming visits keep their moment and get another time of day. Couldn’t count them.'] }),
    )
    return () => leaving.abort()
  }, [client, today, from, to, is24Hour])
  if (to === null) return null
  const lines = known?.to === to ? known.lines : ['Counting coming visits…']
  return (
    <div role="status" className="grid gap6">
      {lines.map((line) => (
        <p key={line} className={classes.note}>
          {line}
        </p>
      ))}
    </div>
  )
}
