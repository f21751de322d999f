import { isRecord } from '@callout/contracts/reply/isRecord'
import { z } from '@callout/contracts/wire/zod'
import type { ControlCall } from '../control/controlCall.ts'
import { control, type Tool } from './tool.ts'

/** Agents have a session of their own; streams, files and other backends are for people. */
const excluded: ReadonlySet<string> = new Set(['Sessions', 'Model Context Protocol', 'Compare with a backend'])
const withoutTool: ReadonlySet<string> = new Set([
  'GET /control/requests/stream',
  'GET /control/outbox/:id/attachments/:index',
  'GET /control/snapshots/:name',
  'PUT /control/snapshots/:name',
  'GET /control/recordings/:name',
  'PUT /control/recordings/:name',
])

const PARAMETER = /:(\w+)/g

const getName = ({ method, path }: ControlCall): string =>
  [method.toLowerCase(), ...path.replace('/control/', '').split('/')].join('_').replaceAll(/[:-]/g, (sign) => (sign === '-' ? '_' : ''))

const schemaOf = (schema: z.core.$ZodType): object => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

/** Path parameters, `query` and `body`. */
function inputSchema({ path, query, body, example }: ControlCall): Tool['inputSchema'] {
  const parameters = [...path.matchAll(PARAMETER)].map(([, name = '']) => name)
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(parameters.map((name) => [name, { type: 'string' }])),
      ...(query && { query: schemaOf(query) }),
      ...(body && { body: { ...schemaOf(body), ...(example !== undefined && { examples: [example] }) } }),
    },
    required: parameters,
    additionalProperties: false,
  }
}

function pathWith({ path }: ControlCall, args: Readonly<Record<string, unknown>>): string {
  const filled = path.replace('/control', '').replaceAll(PARAMETER, (_, name: string) => encodeURIComponent(String(args[name])))
  const given = isRecord(args['query']) ? Object.entries(args['query']) : []
  const query = new URLSearchParams(given.flatMap(([name, value]) => [value].flat().map((item) => [name, String(item)])))
  return `${filled}${query.size === 0 ? '' : `?${query}`}`
}

const toolOf = (call: ControlCall): Tool => ({
  name: getName(call),
  description: `${call.summary} (${call.method} ${call.path})`,
  inputSchema: inputSchema(call),
  isRead: call.method === 'GET' || call.isRead === true,
  run: (send, args) => {
    const body = isRecord(args['body']) ? args['body'] : undefined
    return control(send, call.method, pathWith(call, args), body ?? (call.body && {}))
  },
})

export const controlTools = (calls: readonly ControlCall[]): readonly Tool[] =>
  calls.filter((call) => !excluded.has(call.group) && !withoutTool.has(`${call.method} ${call.path}`)).map(toolOf)
