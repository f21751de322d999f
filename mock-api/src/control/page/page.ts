import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { escaped } from '../../http/markup.ts'

/** Whether the path is one of the page's own files, which the request log leaves out. */
export const isPageFile = (path: string): boolean => ['/', '/docs', '/openapi.json'].includes(path) || path.startsWith('/assets/')

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

const notBuilt = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Callout mock API</title></head>
<body><main><h1>Callout mock API</h1><p>The page isn’t built: run <code>npm run build -w mock-api</code> and reload. The control API works without it.</p></main></body>
</html>
`

/** Folder of the built page: `mock-api/dist/page`, or the package's assets. */
const builtPage = (): string => fileURLToPath(new URL('.', import.meta.resolve('#assets/page/index.html')))

const fileIn = (folder: string, name: string): Promise<Buffer | undefined> => readFile(folder + name).catch(() => undefined)

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(html)

/** The page at the mock's root. It reads all data through the control API, so that it needs no token. */
export function mountPage(app: FastifyInstance, clientUrl: string, folder = builtPage()): void {
  app.get('/', async (_, reply) => {
    const html = (await fileIn(folder, 'index.html'))?.toString() ?? notBuilt
    return sendPage(reply, html.replace('data-client=""', `data-client="${escaped(clientUrl)}"`))
  })
  app.get<{ Params: { name: string } }>('/assets/:name', async ({ params: { name } }, reply) => {
    const type = types[extname(name)]
    const content = type !== undefined && /^[\w.-]+$/.test(name) ? await fileIn(folder, `assets/${name}`) : undefined
    if (type === undefined || content === undefined) return reply.callNotFound()
    return reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(content)
  })
  app.get('/docs', (_, reply) => reply.redirect('/#api'))
}
