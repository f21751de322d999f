import { Group, Stack } from '@mantine/core'
import { downloadJson } from '../control/downloadJson.ts'
import { useControl } from '../control/useControl.ts'
import { CallButton } from '../shell/CallButton.tsx'
import { SectionHead } from '../shell/SectionHead.tsx'
import { SaveForm, UploadForm } from './NamedForms.tsx'
import { Row, Rows } from './Rows.tsx'

interface RecordingView {
  readonly name: string
  readonly calls: number
}

const getPath = (name: string): `/control/recordings/${string}` => `/control/recordings/${encodeURIComponent(name)}`

export function RecordingsSection() {
  const loaded = useControl<readonly RecordingView[]>('/control/recordings')
  return (
    <>
      <SectionHead title="Recordings" calls={['POST /control/recordings/:name', 'POST /control/scenarios/:name']}>
        The calls of the log with their replies, without tokens, codes and personal data. Replayed, the same request gets the same reply,
        and the mock answers others.
      </SectionHead>
      <Stack gap="lg">
        <Group align="end" gap="lg">
          <SaveForm noun="recording" getPath={getPath} />
          <UploadForm noun="recording" getPath={getPath} />
        </Group>
        <Rows label="Recordings" loaded={loaded} empty="No recordings">
          {({ name, calls }) => (
            <Row key={name} name={name} note={calls === 1 ? '1 call' : `${calls} calls`}>
              <CallButton
                name={`Replay ${name}`}
                request={{ method: 'POST', path: `/control/scenarios/${encodeURIComponent(name)}`, body: {} }}
              >
                Replay
              </CallButton>
              <CallButton
                name={`Download ${name}`}
                request={{ method: 'GET', path: getPath(name) }}
                onDone={(recording) => downloadJson(name, recording)}
              >
                Download
              </CallButton>
              <CallButton name={`Delete ${name}`} request={{ method: 'DELETE', path: getPath(name) }}>
                Delete
              </CallButton>
            </Row>
          )}
        </Rows>
      </Stack>
    </>
  )
}
