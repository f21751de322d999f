import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CompanyRecord, UserRecord } from '../../profile/records.ts'
import { openStore } from '../../../db/store.ts'
import { asOfBefore } from '../../../testing/olderSnapshot.ts'
import type { JobRecord } from '../records.ts'
import { jobView } from './jobView.ts'
import { tinyData } from '../../../testing/tinySeed.ts'

test('a data folder from before notes and rules is read, and its recurring jobs show their visits', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'callout-older-'))
  const first = await openStore(folder)
  await first.restore(tinyData())
  await first.close()
  const path = join(folder, 'snapshot-1.ndjson')
  const older = asOfBefore(readFileSync(path, 'utf8')).replaceAll(
    /"(notes|series_date|invoice_id|money|series_total|unbilled_end_at)":null,|"(billing|unbilled_visits)":\d+,|"series_total":[\d.]+,|"unbilled_end_at":\d+,|"has_own_price":false,|"series":(null|\{.*?\}.*?\}),/g,
    '',
  )
  expect(older).not.toContain('series')
  writeFileSync(path, older)
  const store = await openStore(folder)
  const caller = { user: store.users.get(1) as UserRecord, company: store.companies.get(1) as CompanyRecord }
  const viewOf = (id: number) => jobView({ store, caller, now: 0, publicUrl: '' }, store.jobs.get(id) as JobRecord)
  expect(viewOf(7)).toMatchObject({ is_recurring: true, recurrence: null, dates: ['2026-06-03'], notes: null, attachments: [] })
  expect(viewOf(12)).toMatchObject({ dates: ['2026-06-14', '2026-06-19'], start_time: '10:00', end_time: '11:30', recurrence: null })
  await store.close()
  rmSync(folder, { recursive: true })
})
