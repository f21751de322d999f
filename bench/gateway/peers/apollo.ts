/** Apollo Server on Fastify as documented: schema, resolvers and a log line per request. */
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { loggingServer } from '../loggingServer.ts'
import { createContext, resolvers, typeDefs } from '../resolvers.ts'
import { requirePeer } from './installed.ts'

interface Apollo {
  readonly start: () => Promise<void>
}
interface ApolloModule {
  readonly ApolloServer: new (options: object) => Apollo
}
interface ContextOptions {
  readonly context: (request: FastifyRequest) => Promise<object>
}
interface IntegrationModule {
  readonly default: (apollo: Apollo) => FastifyPluginAsync<ContextOptions>
  readonly fastifyApolloDrainPlugin: (app: FastifyInstance) => object
}

const { ApolloServer } = requirePeer('@apollo/server') as ApolloModule
const { default: fastifyApollo, fastifyApolloDrainPlugin } = requirePeer('@as-integrations/fastify') as IntegrationModule
const app = loggingServer()
app.get('/health', () => ({ status: 'ok' }))
const apollo = new ApolloServer({ typeDefs, resolvers, plugins: [fastifyApolloDrainPlugin(app)] })
await apollo.start()
await app.register(fastifyApollo(apollo), {
  context: ({ headers }) => Promise.resolve(createContext(headers.authorization)),
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
