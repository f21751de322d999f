import { Alert, Button, Group, Text } from '@mantine/core'
import { run, send } from '../control/call.ts'
import { refreshSections, sessionStore } from '../control/connection.ts'
import { openTab } from '../control/openTab.ts'
import { useControl } from '../control/useControl.ts'
import type { ScenarioView, SignIn, StartedSession } from '../control/views.ts'
import { CallButton } from '../shell/CallButton.tsx'
import { SectionHead } from '../shell/SectionHead.tsx'
import { scenarioProblemStore } from './openScenario.ts'
import { useStore } from '../control/createStore.ts'
import { Row, Rows } from './Rows.tsx'

/** Signs the scenario's user in in its session, which the page goes on with. */
async function enterSession({ id, email }: StartedSession): Promise<void> {
  const signIn = await send<SignIn>({ method: 'POST', path: '/control/sign-ins', body: { email } }, id)
  openTab(signIn.url)
  sessionStore.write(id)
  refreshSections()
}

/** Says that the scenario of `?scenario=` doesn’t exist, and offers the nearest one. */
function UnknownScenario() {
  const problem = useStore(scenarioProblemStore)
  if (problem === undefined) return null
  const [, nearest] = /The nearest is ([\w-]+)\.$/.exec(problem) ?? []
  const start = async (): Promise<void> => {
    scenarioProblemStore.write(undefined)
    const started = await run<StartedSession>({ method: 'POST', path: '/control/sessions', body: { scenario: nearest } })
    if (started) await enterSession(started)
  }
  return (
    <Alert color="red" title="This scenario doesn’t exist" mb="lg" role="alert">
      <Group justify="space-between">
        <Text>{problem}</Text>
        {nearest !== undefined && (
          <Button variant="default" onClick={() => void start()}>
            Start {nearest}
          </Button>
        )}
      </Group>
    </Alert>
  )
}

export function ScenariosSection() {
  const loaded = useControl<readonly ScenarioView[]>('/control/scenarios')
  return (
    <>
      <SectionHead title="Scenarios" calls={['POST /control/sessions', 'POST /control/scenarios/:name']}>
        Each scenario starts in a session with data and a clock of its own, and opens the client signed in.
      </SectionHead>
      <UnknownScenario />
      <Rows label="Scenarios" loaded={loaded} empty="No scenarios">
        {({ name, summary, email }) => (
          <Row key={name} name={name} note={`${summary} Signs in ${email}.`}>
            <CallButton<StartedSession>
              name={`Start ${name} in a session`}
              request={{ method: 'POST', path: '/control/sessions', body: { scenario: name } }}
              onDone={enterSession}
            >
              Start
            </CallButton>
          </Row>
        )}
      </Rows>
    </>
  )
}
