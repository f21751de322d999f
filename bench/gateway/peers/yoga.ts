/** graphql-yoga on Fastify as documented: schema, resolvers and a log line per request. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { loggingServer } from '../loggingServer.ts'
import { createContext, resolvers, typeDefs } from '../resolvers.ts'
import { requirePeer } from './installed.ts'

interface Yoga {
  readonly handleNodeRequestAndResponse: (request: IncomingMessage, response: ServerResponse, context: object) => Promise<Response>
}
interface YogaModule {
  readonly createSchema: (options: { typeDefs: string; resolvers: object }) => object
  readonly createYoga: (options: object) => Yoga
}

const { createSchema, createYoga } = requirePeer('graphql-yoga') as YogaModule
const yoga = createYoga({
  schema: createSchema({ typeDefs, resolvers }),
  context: ({ req }: { req: IncomingMessage }) => createContext(req.headers.authorization),
  logging: false,
  graphiql: false,
})
const app = loggingServer()
app.get('/health', () => ({ status: 'ok' }))
app.removeContentTypeParser('application/json')
app.addContentTypeParser('application/json', {}, (_, __, done) => done(null))
app.post('/graphql', async (request, reply) => {
  const { status, headers, body } = await yoga.handleNodeRequestAndResponse(request.raw, reply.raw, { req: request.raw })
  headers.forEach((value, name) => void reply.header(name, value))
  return reply.status(status).send(body)
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
