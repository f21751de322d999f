import { Checkbox, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { CallButton } from '../shell/CallButton.tsx'
import classes from './ActivityPanel.module.css'
import { CallEntry } from './CallEntry.tsx'
import { type EntryFilter, filterEntries } from './filterEntries.ts'
import { MessageEntry } from './MessageEntry.tsx'
import { useActivity } from './useActivity.ts'

const initial: EntryFilter = { search: '', kind: 'all', method: '', onlyProblems: false }

/** The request log and the outbox in one list, newest first. */
export function ActivityPanel() {
  const [filter, setFilter] = useState(initial)
  const [withPolls, setWithPolls] = useState(false)
  const { entries, clear } = useActivity(withPolls)
  const set = (change: Partial<EntryFilter>): void => setFilter({ ...filter, ...change })
  const found = filterEntries(entries, filter)
  return (
    <div className={classes['panel']}>
      <div className={classes['head']}>
        <div className={classes['titles']}>
          <SegmentedControl
            aria-label="Show"
            size="xs"
            value={filter.kind}
            onChange={(kind) => set({ kind })}
            data={[
              { value: 'all', label: 'All' },
              { value: 'call', label: 'Log' },
              { value: 'message', label: 'Outbox' },
            ]}
          />
          <CallButton size="compact-sm" request={{ method: 'DELETE', path: '/control/requests' }} onDone={clear}>
            Empty the log
          </CallButton>
        </div>
        <TextInput
          type="search"
          size="sm"
          aria-label="Search log and outbox"
          placeholder="Path, operation, code, text"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={filter.search}
          onChange={({ currentTarget }) => set({ search: currentTarget.value })}
        />
        <div className={classes['filters']}>
          <NativeSelect
            aria-label="Method"
            size="xs"
            value={filter.method}
            data={[{ value: '', label: 'Any method' }, 'GET', 'POST', 'PUT', 'DELETE']}
            onChange={({ currentTarget }) => set({ method: currentTarget.value })}
          />
          <Checkbox
            size="xs"
            label="Only failures"
            checked={filter.onlyProblems}
            onChange={({ currentTarget }) => set({ onlyProblems: currentTarget.checked })}
          />
          <Checkbox size="xs" label="Polls" checked={withPolls} onChange={({ currentTarget }) => setWithPolls(currentTarget.checked)} />
        </div>
      </div>
      {found.length === 0 ? (
        <div className={classes['empty']}>{entries.length === 0 ? 'No calls yet' : 'No calls match'}</div>
      ) : (
        <ul className={classes['list']} aria-label="Calls and messages">
          {found.map((entry) =>
            entry.kind === 'call' ? (
              <CallEntry key={entry.key} request={entry.request} />
            ) : (
              <MessageEntry key={entry.key} message={entry.message} />
            ),
          )}
        </ul>
      )}
    </div>
  )
}
