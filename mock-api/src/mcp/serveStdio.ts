import { once } from 'node:events'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { controlCalls } from '../control/controlCalls.ts'
import type { LaunchedMock } from '../node/launchMock.ts'
import { createServer } from './createServer.ts'
import { sendTo } from './tool.ts'

/** Serves one agent, who works on the mock's own data, until stdin ends. */
export async function serveStdio({ app, mock, controlToken }: LaunchedMock, isReadOnly: boolean): Promise<void> {
  const send = sendTo(app, '', controlToken && `Bearer ${controlToken}`)
  await createServer({ send, calls: controlCalls, isReadOnly, apiUrl: mock.apiUrl }).connect(new StdioServerTransport())
  await once(process.stdin, 'end')
  await mock.stop()
}
