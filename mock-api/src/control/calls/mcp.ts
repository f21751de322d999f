import { z } from '@callout/contracts/wire/zod'
import { type ControlContext, controlCall } from '../controlCall.ts'

/** Loaded for the first agent. */
const answer = async (context: ControlContext): Promise<unknown> => (await import('../../mcp/agents.ts')).answerAgent(context)

const group = 'Model Context Protocol'

export const mcpCalls = [
  controlCall({
    method: 'POST',
    path: '/control/mcp',
    isRead: true,
    group,
    summary:
      'Messages of an agent, by the streamable HTTP transport. Each agent has a session of its own, with the data of the session that it connects to. `callout-mock --mcp` does the same on stdin and stdout.',
    body: z.unknown(),
    run: answer,
  }),
  controlCall({ method: 'GET', path: '/control/mcp', group, summary: 'Messages to an agent, as server-sent events.', run: answer }),
  controlCall({
    method: 'DELETE',
    path: '/control/mcp',
    isRead: true,
    group,
    summary: 'Disconnects an agent and ends its session.',
    run: answer,
  }),
]
