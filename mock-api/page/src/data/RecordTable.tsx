import { Alert, Anchor, Button, Group, Text, TextInput } from '@mantine/core'
import { IconPlus, IconSearch, IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { useState } from 'react'
import { useControl } from '../control/useControl.ts'
import type { RecordsPage, StoredRecord } from '../control/views.ts'
import { ColumnsMenu } from './ColumnsMenu.tsx'
import { chosenColumns, defaultColumns, saveColumns } from './columns.ts'
import classes from './Data.module.css'
import { toText } from './fieldText.ts'
import { FilterForm } from './FilterForm.tsx'
import { recordHash, recordsPath } from './recordPaths.ts'

const PAGE = 50

interface Query {
  readonly search: string
  readonly sort: string
  readonly filters: readonly string[]
  readonly offset: number
}
const initial: Query = { search: '', sort: '', filters: [], offset: 0 }

function queryText({ search, sort, filters, offset }: Query): string {
  const query = new URLSearchParams({ limit: String(PAGE), offset: String(offset) })
  if (search !== '') query.set('search', search)
  if (sort !== '') query.set('sort', sort)
  for (const filter of filters) query.append('filter[]', filter)
  return `?${query}`
}

const nextSort = (sort: string, field: string): string => {
  if (sort === field) return `-${field}`
  return sort === `-${field}` ? '' : field
}

function SortHeader({ field, sort, onSort }: { readonly field: string; readonly sort: string; readonly onSort: (sort: string) => void }) {
  const isUp = sort === field
  const isDown = sort === `-${field}`
  return (
    <th scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <button type="button" className={classes['sort']} onClick={() => onSort(nextSort(sort, field))}>
        {field}
        {isUp && <IconSortAscending size={14} aria-hidden />}
        {isDown && <IconSortDescending size={14} aria-hidden />}
      </button>
    </th>
  )
}

function Cell({ value }: { readonly value: unknown }) {
  if (value === null || value === undefined) return <td className={classes['null']}>null</td>
  const text = toText(value)
  return (
    <td className={typeof value === 'number' ? classes['number'] : undefined} title={text}>
      {text}
    </td>
  )
}

function RecordRow({ collection, columns, record }: { collection: string; columns: readonly string[]; record: StoredRecord }) {
  return (
    <tr>
      {columns.map((name) =>
        name === 'id' ? (
          <td key={name} className={classes['number']}>
            <Anchor fz="inherit" href={recordHash(collection, record.id)}>
              {record.id}
            </Anchor>
          </td>
        ) : (
          <Cell key={name} value={record[name]} />
        ),
      )}
    </tr>
  )
}

/** Records of a collection: columns, search, conditions, order, pages. */
export function RecordTable({ collection }: { readonly collection: string }) {
  const [query, setQuery] = useState(initial)
  const [chosen, setChosen] = useState(() => chosenColumns(collection))
  const { data, error } = useControl<RecordsPage>(`${recordsPath(collection)}${queryText(query)}`)
  const fields = data?.fields ?? []
  const columns = ['id', ...(chosen ?? defaultColumns(fields)).filter((name) => name !== 'id')]
  const set = (change: Partial<Query>): void => setQuery({ ...query, offset: 0, ...change })
  const choose = (names: readonly string[]): void => {
    setChosen(names)
    saveColumns(collection, names)
  }
  const total = data?.total ?? 0
  return (
    <>
      <Group align="end" gap="xs" mb="sm">
        <TextInput
          type="search"
          aria-label="Search records"
          placeholder="Text anywhere in the record"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={query.search}
          onChange={({ currentTarget }) => set({ search: currentTarget.value })}
        />
        <ColumnsMenu fields={fields} columns={columns} onChange={choose} />
        <Button component="a" href={recordHash(collection, 'new')} leftSection={<IconPlus size={16} aria-hidden />}>
          Add record
        </Button>
      </Group>
      <FilterForm fields={fields} filters={query.filters} onChange={(filters) => set({ filters })} />
      {error !== undefined && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      {/* Scrollable by keyboard. */}
      <div className={classes['scroller']} tabIndex={0} role="region" aria-label={`Records of ${collection}`}>
        <table className={classes['table']}>
          <thead>
            <tr>
              {columns.map((name) => (
                <SortHeader key={name} field={name} sort={query.sort} onSort={(sort) => set({ sort })} />
              ))}
            </tr>
          </thead>
          <tbody>
            {data?.records.map((record) => (
              <RecordRow key={record.id} collection={collection} columns={columns} record={record} />
            ))}
          </tbody>
        </table>
      </div>
      <Group justify="space-between" mt="sm">
        <Text c="dimmed" role="status">
          {data && (total === 0 ? 'No records' : `${query.offset + 1}–${query.offset + data.records.length} of ${total}`)}
        </Text>
        <Group gap="xs">
          <Button variant="default" disabled={query.offset === 0} onClick={() => set({ offset: Math.max(0, query.offset - PAGE) })}>
            Previous
          </Button>
          <Button variant="default" disabled={query.offset + PAGE >= total} onClick={() => set({ offset: query.offset + PAGE })}>
            Next
          </Button>
        </Group>
      </Group>
    </>
  )
}
