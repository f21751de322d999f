/** Mercurius with jit as documented: schema, resolvers and a log line per request. */
import { type IResolvers, mercurius } from 'mercurius'
import { loggingServer } from './loggingServer.ts'
import { createContext, resolvers, typeDefs } from './resolvers.ts'

const app = loggingServer()
app.get('/health', () => ({ status: 'ok' }))
await app.register(mercurius, {
  schema: typeDefs,
  resolvers: resolvers as unknown as IResolvers,
  context: ({ headers }) => createContext(headers.authorization),
  jit: 1,
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
