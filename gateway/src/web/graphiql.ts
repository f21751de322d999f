import type { FastifyInstance } from 'fastify'

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>GraphiQL: Callout gateway</title>
<link rel="stylesheet" href="/graphiql/graphiql.css">
</head>
<body class="no-focus-outline">
<div id="root"></div>
<script src="/graphiql/graphiql.js"></script>
<script src="/graphiql/start.js"></script>
</body>
</html>
`

const missing = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>GraphiQL: Callout gateway</title></head>
<body><h1>GraphiQL</h1><p>It is a development package and isn’t installed here. The schema is in schema.graphql.</p></body>
</html>
`

const signIn = `# Set "authorization" to the token under Headers of the next tab.
mutation SignIn {
  signIn(input: { email: "owner@demo.test", password: "demo1234" }) {
    ... on SignedIn {
      token
    }
  }
}
`
const jobs = `query Jobs {
  jobs {
    totalCount
    items {
      id
      jobNumber
      title
    }
  }
}
`
const headers = '{ "authorization": "" }'

/** The mock's page opens GraphiQL with a token in the fragment, which isn't sent. */
const start = `const token = new URLSearchParams(location.hash.slice(1)).get('token')
if (token !== null) history.replaceState(null, '', location.pathname)
const headers = token === null ? undefined : JSON.stringify({ authorization: token })
const names = { editorWorkerService: 'editor', json: 'json', graphql: 'graphql' }
self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_, label) => '/graphiql/' + names[label] + 'Worker.js' }
const options = ${JSON.stringify({
  endpoint: '/graphql',
  title: 'Callout gateway',
  defaultTabs: [{ query: signIn }, { query: jobs, headers }],
  defaultEditorToolsVisibility: 'headers',
})}
YogaGraphiQL.renderYogaGraphiQL(document.getElementById('root'), {
  ...options,
  ...(headers && { headers, query: options.defaultTabs[1].query }),
})
`

/** The editor sets styles inline and has its fonts and icons as data addresses. */
const policy =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

type Files = Readonly<Record<string, readonly [type: string, text: string]>>

/** Files of GraphiQL, 9 MB; null in images without development packages. */
async function loadFiles(): Promise<Files | null> {
  const files = await import('@graphql-yoga/render-graphiql/graphiql').catch(() => null)
  if (files === null) return null
  const script = 'text/javascript'
  return {
    'graphiql.js': [script, files.js],
    'graphiql.css': ['text/css', files.css],
    'editorWorker.js': [script, files.editorWorkerService],
    'jsonWorker.js': [script, files.jsonWorker],
    'graphqlWorker.js': [script, files.graphqlWorker],
    'start.js': [script, start],
  }
}

export function registerGraphiql(app: FastifyInstance, load = loadFiles): void {
  let loading: ReturnType<typeof load> | undefined
  const filesOnce = (): ReturnType<typeof load> => (loading ??= load())
  app.get('/graphiql', async (_, reply) => {
    const isInstalled = (await filesOnce()) !== null
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(isInstalled ? page : missing)
  })
  app.get<{ Params: { name: string } }>('/graphiql/:name', async ({ params: { name } }, reply) => {
    const files = (await filesOnce()) ?? {}
    const [type, text] = (Object.hasOwn(files, name) ? files[name] : undefined) ?? []
    if (type === undefined) return reply.callNotFound()
    return reply.header('content-security-policy', policy).header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(text)
  })
}
