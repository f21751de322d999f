import { Group, Stack } from '@mantine/core'
import { formatInstant } from '../control/format.ts'
import { downloadJson } from '../control/downloadJson.ts'
import { useControl } from '../control/useControl.ts'
import type { SnapshotView } from '../control/views.ts'
import { CallButton } from '../shell/CallButton.tsx'
import { SectionHead } from '../shell/SectionHead.tsx'
import { SaveForm, UploadForm } from './NamedForms.tsx'
import { Row, Rows } from './Rows.tsx'

const getPath = (name: string): `/control/snapshots/${string}` => `/control/snapshots/${encodeURIComponent(name)}`

export function SnapshotsSection() {
  const loaded = useControl<readonly SnapshotView[]>('/control/snapshots')
  return (
    <>
      <SectionHead title="Snapshots" calls={['POST /control/snapshots/:name', 'POST /control/reset']}>
        A snapshot has records, files and time. It is held until the mock stops: download one to keep it.
      </SectionHead>
      <Stack gap="lg">
        <Group align="end" gap="lg">
          <SaveForm noun="snapshot" getPath={getPath} />
          <UploadForm noun="snapshot" getPath={getPath} />
        </Group>
        <Rows label="Snapshots" loaded={loaded} empty="No snapshots">
          {({ name, now, records }) => (
            <Row key={name} name={name} note={`${formatInstant(now)} · ${records.toLocaleString('en-US')} records`}>
              <CallButton name={`Load ${name}`} request={{ method: 'POST', path: `${getPath(name)}/load` }}>
                Load
              </CallButton>
              <CallButton
                name={`Download ${name}`}
                request={{ method: 'GET', path: getPath(name) }}
                onDone={(snapshot) => downloadJson(name, snapshot)}
              >
                Download
              </CallButton>
              <CallButton name={`Delete ${name}`} request={{ method: 'DELETE', path: getPath(name) }}>
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
