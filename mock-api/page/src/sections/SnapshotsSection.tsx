import { Button, FileInput, Group, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { type ControlRequest, lastCallStore, run } from '../control/call.ts'
import { formatInstant } from '../control/format.ts'
import { downloadJson } from '../control/downloadJson.ts'
import { useControl } from '../control/useControl.ts'
import type { SnapshotView } from '../control/views.ts'
import { CallButton } from '../shell/CallButton.tsx'
import { SectionHead } from '../shell/SectionHead.tsx'
import { Row, Rows } from './Rows.tsx'

const pathOf = (name: string): `/control/snapshots/${string}` => `/control/snapshots/${encodeURIComponent(name)}`

function SaveForm() {
  const [name, setName] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (name !== '') void run({ method: 'POST', path: pathOf(name) })
  }
  return (
    <form onSubmit={submit} aria-label="Save snapshot">
      <Group align="end" gap="xs">
        <TextInput label="Name" value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
        <Button type="submit">Save snapshot</Button>
      </Group>
    </form>
  )
}

/** The upload of a snapshot file, named after the file. Throws for a file that isn't JSON. */
async function uploadOf(file: File): Promise<ControlRequest> {
  const body: unknown = JSON.parse(await file.text())
  return { method: 'PUT', path: pathOf(file.name.replace(/\.json$/, '')), body }
}

function UploadForm() {
  const [file, setFile] = useState<File | null>(null)
  const upload = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!file) return
    try {
      await run(await uploadOf(file))
    } catch {
      lastCallStore.write({ curl: `curl -X PUT ${pathOf(file.name)} -d @file.json`, status: `${file.name} isn’t JSON.`, isOk: false })
    }
  }
  return (
    <form onSubmit={(event) => void upload(event)} aria-label="Upload snapshot">
      <Group align="end" gap="xs">
        <FileInput label="File" placeholder="snapshot.json" accept="application/json,.json" w={220} value={file} onChange={setFile} />
        <Button type="submit" variant="default">
          Upload snapshot
        </Button>
      </Group>
    </form>
  )
}

export function SnapshotsSection() {
  const loaded = useControl<readonly SnapshotView[]>('/control/snapshots')
  return (
    <>
      <SectionHead title="Snapshots" calls={['POST /control/snapshots/:name', 'POST /control/reset']}>
        A snapshot has records, files and time. It is held until the mock stops: download one to keep it.
      </SectionHead>
      <Stack gap="lg">
        <Group align="end" gap="lg">
          <SaveForm />
          <UploadForm />
        </Group>
        <Rows label="Snapshots" loaded={loaded} empty="No snapshots">
          {({ name, now, records }) => (
            <Row key={name} name={name} note={`${formatInstant(now)} · ${records.toLocaleString('en-US')} records`}>
              <CallButton name={`Load ${name}`} request={{ method: 'POST', path: `${pathOf(name)}/load` }}>
                Load
              </CallButton>
              <CallButton
                name={`Download ${name}`}
                request={{ method: 'GET', path: pathOf(name) }}
                onDone={(snapshot) => downloadJson(name, snapshot)}
              >
                Download
              </CallButton>
              <CallButton name={`Delete ${name}`} request={{ method: 'DELETE', path: pathOf(name) }}>
                Delete
              </CallButton>
            </Row>
          )}
        </Rows>
        <Group>
          <CallButton request={{ method: 'POST', path: '/control/reset', body: {} }}>Reset to the demo data</CallButton>
        </Group>
      </Stack>
    </>
  )
}
