import { Alert, Anchor, Button, Group, Skeleton, Tabs, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { run } from '../control/call.ts'
import { useControl } from '../control/useControl.ts'
import type { FieldView, RecordsPage, StoredRecord } from '../control/views.ts'
import { CallButton } from '../shell/CallButton.tsx'
import { CopyButton } from '../shell/CopyButton.tsx'
import { SectionHead } from '../shell/SectionHead.tsx'
import { changedFields } from './fieldText.ts'
import { RecordFields } from './RecordFields.tsx'
import { goToRecord, recordHash, recordPath, recordsPath } from './recordPaths.ts'
import { RelatedList } from './RelatedList.tsx'
import { undoStore } from './undoStore.ts'
import { UndoBar } from './UndoBar.tsx'

interface RecordFormProps {
  readonly collection: string
  readonly fields: readonly FieldView[]
  /** Initial values of the form: the record, or the copied one. */
  readonly record: StoredRecord
  readonly isNew: boolean
}

const pick = (record: StoredRecord, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, record[name] ?? null]))

async function addRecord(collection: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  const added = await run<StoredRecord>({ method: 'POST', path: recordsPath(collection), body: values })
  if (!added) return
  undoStore.write({ text: `${collection} ${added.id} added`, request: { method: 'DELETE', path: recordPath(collection, added.id) } })
  goToRecord(collection)
}

async function changeRecord(collection: string, former: StoredRecord, changes: Readonly<Record<string, unknown>>): Promise<void> {
  const path = recordPath(collection, former.id)
  const changed = await run<StoredRecord>({ method: 'PUT', path, body: changes })
  if (!changed) return
  const body = pick(former, Object.keys(changes))
  undoStore.write({ text: `${collection} ${former.id} saved`, request: { method: 'PUT', path, body } })
}

function FieldsForm({ collection, fields, record, isNew }: RecordFormProps) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    try {
      const changes = changedFields(fields, texts, record)
      setProblem(undefined)
      if (isNew) {
        const { id: _, ...copy } = record
        void addRecord(collection, { ...copy, ...changes })
      } else if (Object.keys(changes).length > 0) void changeRecord(collection, record, changes).then(() => setTexts({}))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <form onSubmit={submit} aria-label="Fields">
      {problem !== undefined && (
        <Alert color="red" role="alert" mb="md">
          {problem}
        </Alert>
      )}
      <RecordFields fields={fields.filter(({ name }) => name !== 'id')} record={record} texts={texts} onChange={setTexts} />
      <Button type="submit" mt="lg">
        {isNew ? 'Add record' : 'Save record'}
      </Button>
    </form>
  )
}

function JsonForm({ collection, record, isNew }: RecordFormProps) {
  const { id: _, ...copy } = record
  const [text, setText] = useState(() => JSON.stringify(isNew ? copy : record, null, 2))
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    try {
      const values = JSON.parse(text) as Record<string, unknown>
      setProblem(undefined)
      void (isNew ? addRecord(collection, values) : changeRecord(collection, record, values))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <form onSubmit={submit} aria-label="JSON">
      <Textarea
        aria-label={isNew ? `New record of ${collection}` : `Record ${record.id} of ${collection}`}
        error={problem}
        autosize
        minRows={8}
        maxRows={28}
        spellCheck={false}
        dir="ltr"
        styles={{ input: { fontFamily: 'monospace' } }}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Group mt="md">
        <Button type="submit">{isNew ? 'Add record' : 'Save record'}</Button>
        <CopyButton label="Copy JSON" text={text} />
      </Group>
    </form>
  )
}

function DeleteButton({ collection, record }: { readonly collection: string; readonly record: StoredRecord }) {
  const deleted = (former: StoredRecord): void => {
    const request = { method: 'POST', path: recordsPath(collection), body: former } as const
    undoStore.write({ text: `${collection} ${former.id} deleted`, request })
    goToRecord(collection)
  }
  return (
    <CallButton<StoredRecord> request={{ method: 'DELETE', path: recordPath(collection, record.id) }} onDone={deleted}>
      Delete record
    </CallButton>
  )
}

/** One record: its fields, its JSON and related records. A new one begins as a copy of the newest. */
export function RecordPage({ collection, id }: { readonly collection: string; readonly id: string }) {
  const isNew = id === 'new'
  const { data, error } = useControl<RecordsPage>(`${recordsPath(collection)}${isNew ? '?limit=1' : `?filter=id%3D${id}&limit=1`}`)
  const record = data?.records[0] ?? (isNew && data ? { id: 0 } : undefined)
  const title = isNew ? `New record of ${collection}` : `${collection} ${id}`
  return (
    <>
      <Anchor href={recordHash(collection)}>Back to {collection}</Anchor>
      <SectionHead title={title} calls={isNew ? [`POST ${recordsPath(collection)}`] : [`PUT ${recordPath(collection, id)}`]} />
      <UndoBar />
      {error !== undefined && <Alert color="red">{error}</Alert>}
      {data && !record && <Alert color="red">{`There’s no record ${id} in ${collection}.`}</Alert>}
      {!data && error === undefined && <Skeleton height={240} />}
      {data && record && (
        <Tabs defaultValue="fields" keepMounted={false}>
          <Tabs.List mb="lg">
            <Tabs.Tab value="fields">Fields</Tabs.Tab>
            <Tabs.Tab value="json">JSON</Tabs.Tab>
            {!isNew && <Tabs.Tab value="related">Related</Tabs.Tab>}
          </Tabs.List>
          <Tabs.Panel value="fields">
            <FieldsForm collection={collection} fields={data.fields} record={record} isNew={isNew} />
          </Tabs.Panel>
          <Tabs.Panel value="json">
            <JsonForm collection={collection} fields={data.fields} record={record} isNew={isNew} />
          </Tabs.Panel>
          <Tabs.Panel value="related">
            <RelatedList collection={collection} id={id} />
          </Tabs.Panel>
          {!isNew && (
            <Group mt="lg">
              <DeleteButton collection={collection} record={record} />
            </Group>
          )}
        </Tabs>
      )}
    </>
  )
}
