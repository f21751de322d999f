import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { APP_VERSION } from '@callout/contracts/constants'
import type { ControlCall } from '../control/controlCall.ts'
import { apiTools } from './apiTools.ts'
import { controlTools } from './controlTools.ts'
import type { Send } from './tool.ts'

export interface ServerOptions {
  readonly send: Send
  readonly calls: readonly ControlCall[]
  readonly isReadOnly: boolean
  readonly apiUrl: string
}

export function createServer({ send, calls, isReadOnly, apiUrl }: ServerOptions): Server {
  const tools = [...apiTools(), ...controlTools(calls)].filter(({ isRead }) => isRead || !isReadOnly)
  const instructions = `A mock of the Callout REST API with demo data. You have a session of your own: what you change is only visible below ${apiUrl}. Start with list_calls and describe_call.`
  const server = new Server({ name: 'callout-mock', version: APP_VERSION }, { capabilities: { tools: {} }, instructions })
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, description, inputSchema, isRead }) => ({
      name,
      description,
      inputSchema,
      annotations: { readOnlyHint: isRead },
    })),
  }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const found = tools.find(({ name }) => name === params.name)
    try {
      if (!found) throw new Error(`There’s no tool ${params.name}.`)
      return { content: [{ type: 'text', text: await found.run(send, params.arguments ?? {}) }] }
    } catch (error) {
      return { isError: true, content: [{ type: 'text', text: (error as Error).message }] }
    }
  })
  return server
}
