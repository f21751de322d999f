import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port, api] = process.argv.slice(2)
const page = readFileSync(new URL('index.html', import.meta.url), 'utf8').replace('API_URL', api ?? '')

createServer((_, reply) => reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)).listen(Number(port), '127.0.0.1')
