import type { FastifyInstance } from 'fastify'
import { type DocumentNode, type ExecutionResult, NoSchemaIntrospectionCustomRule } from 'graphql'
import mercurius, { type MercuriusContext } from 'mercurius'
import type { RestClient } from '../rest/client.ts'
import { admit, refuseMisfit } from './admission.ts'
import { CACHED_DOCUMENTS } from './knownOperations.ts'
import type { DocumentLimits } from './limits.ts'
import { createResolvers } from './resolvers.ts'
import { graphqlRoute } from './route.ts'
import { createSchema } from './schema.ts'

export interface GraphQLOptions {
  readonly client: RestClient
  readonly isProduction: boolean
  readonly limits: DocumentLimits
}

/** Leaves the errors as they are: the route says what of them is shown. */
const asTheyAre = (execution: ExecutionResult) => ({ statusCode: 200, response: execution })

/** Runs for documents that are not in the cache: the limits cost nothing afterwards. */
const admission =
  (limits: DocumentLimits) =>
  async (_: unknown, document: DocumentNode, { asking }: MercuriusContext): Promise<void> => {
    const operation = admit(document, limits)
    refuseMisfit(operation, asking.method, asking.operationName)
    asking.operation = operation
  }

/** The schema, its resolvers and `/graphql`. */
export async function registerGraphQL(app: FastifyInstance, { client, isProduction, limits }: GraphQLOptions): Promise<void> {
  await app.register(mercurius, {
    schema: createSchema(),
    resolvers: createResolvers(),
    routes: false,
    jit: 1,
    cache: CACHED_DOCUMENTS,
    errorFormatter: asTheyAre,
    validationRules: isProduction ? [NoSchemaIntrospectionCustomRule] : [],
    graphql: { parseOptions: { maxTokens: limits.tokens }, validateOptions: { maxErrors: 10 } },
  })
  app.graphql.addHook('preValidation', admission(limits))
  graphqlRoute(app, { client, isProduction, limits })
}
