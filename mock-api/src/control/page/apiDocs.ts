import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

const viewerFiles = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' } as const
const own = { 'docs.css': 'text/css', 'docs.js': 'text/javascript' } as const

export const docsFiles = ['/docs', ...[...Object.keys(viewerFiles), ...Object.keys(own)].map((name) => `/docs/${name}`)]

/** Where Swagger UI is; null in images without development packages. */
function viewerFolder(): string | null {
  try {
    return fileURLToPath(new URL('.', import.meta.resolve('swagger-ui-dist/package.json')))
  } catch {
    return null
  }
}

const page = (content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Callout REST API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>${content}</body>
</html>
`

const viewer = page(`
<header><a href="/">Callout mock API</a>
<form id="sign-in"><label>User <select name="email"></select></label> <button>Sign in</button> <span role="status"></span></form></header>
<main id="api"></main>
<details><summary>Decisions</summary><dl id="decisions"></dl></details>
<script src="/docs/swagger-ui-bundle.js"></script>
<script type="module" src="/docs/docs.js"></script>`)

const missing = page(
  '<main><h1>Callout REST API</h1><p>The viewer is a development package and isn’t installed here: <code>npm install swagger-ui-dist</code>. <a href="/openapi.json">openapi.json</a> has the same content.</p></main>',
)

/** Swagger UI sets styles inline and has its icons as data addresses. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

export function mountApiDocs(app: FastifyInstance, folder = viewerFolder()): void {
  app.get('/docs', (_, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(folder === null ? missing : viewer),
  )
  const serve = (files: Readonly<Record<string, string>>, from: string): void => {
    for (const [name, type] of Object.entries(files))
      app.get(`/docs/${name}`, (_, reply) => reply.type(`${type}; charset=utf-8`).send(createReadStream(`${from}${name}`)))
  }
  serve(own, fileURLToPath(new URL('.', import.meta.resolve('#page/docs.css'))))
  if (folder !== null) serve(viewerFiles, folder)
}
