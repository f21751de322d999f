/** Hive Gateway with a supergraph that its OpenAPI handler composed. */
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { requirePeer } from './installed.ts'

interface HiveModule {
  readonly createGatewayRuntime: (options: { supergraph: string; logging: boolean }) => RequestListener
}

const { createGatewayRuntime } = requirePeer('@graphql-hive/gateway') as HiveModule
const gateway = createGatewayRuntime({ supergraph: readFileSync(process.env['SUPERGRAPH'] ?? '', 'utf8'), logging: false })
createServer((request, response) => {
  if (request.url === '/health') response.end('{}')
  else gateway(request, response)
}).listen(Number(process.env['PORT']), '127.0.0.1')
