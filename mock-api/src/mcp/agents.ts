import type { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { isInitializeRequest } from '@modelcontextprotocol/sdk/types.js'
import { responseCode } from '@callout/contracts/wire/envelope'
import { ApiError } from '../http/apiError.ts'
import { API_PREFIX } from '../http/rows.ts'
import type { ControlContext } from '../control/controlCall.ts'
import { getState } from '../control/mockSession.ts'
import { newToken } from '../resources/auth/secrets.ts'
import { createServer } from './createServer.ts'
import { sendTo } from './tool.ts'

type Transport = StreamableHTTPServerTransport

const ID_CHARACTERS = 12
const IDLE_SECONDS = 8 * 3600

/** Removes agents whose session has ended. */
function removeEnded({ sessions, agents }: ControlContext['mock']): void {
  const running = new Set(sessions.all().map(({ id }) => id))
  for (const [id, transport] of agents) {
    if (running.has(id)) continue
    agents.delete(id)
    void transport.close()
  }
}

/** Connects an agent, whose session starts with the data of the caller's. */
async function connect({ mock, session, request }: ControlContext): Promise<Transport> {
  const { StreamableHTTPServerTransport: NewTransport } = await import('@modelcontextprotocol/sdk/server/streamableHttp.js')
  removeEnded(mock)
  const id = `agent-${newToken().slice(0, ID_CHARACTERS)}`
  const transport = new NewTransport({
    sessionIdGenerator: () => id,
    onsessioninitialized: async () => {
      await mock.sessions.create({ id, state: await getState(session), idleSeconds: IDLE_SECONDS })
      mock.agents.set(id, transport)
    },
    onsessionclosed: () => {
      mock.agents.delete(id)
      mock.sessions.delete(id)
    },
  })
  const send = sendTo(request.server, id, request.headers.authorization)
  const apiUrl = `${mock.sessions.shared.publicUrl()}/s/${id}${API_PREFIX}`
  await createServer({ send, calls: mock.calls, isReadOnly: mock.access.isReadOnly, apiUrl }).connect(transport)
  return transport
}

/** Answers a request of the streamable HTTP transport. */
export async function answerAgent(context: ControlContext): Promise<unknown> {
  const { mock, request, reply, body } = context
  const id = request.headers['mcp-session-id']
  const known = typeof id === 'string' ? mock.agents.get(id) : undefined
  if (!known && !isInitializeRequest(body))
    throw new ApiError(responseCode.NOT_FOUND, 'There’s no such agent: send an initialize request first, then its mcp-session-id.')
  const transport = known ?? (await connect(context))
  reply.hijack()
  if (request.method === 'GET') {
    mock.streams.add(reply.raw)
    reply.raw.once('close', () => mock.streams.delete(reply.raw))
  }
  await transport.handleRequest(request.raw, reply.raw, body)
  return reply
}
