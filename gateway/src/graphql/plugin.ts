import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { type DocumentNode, type ExecutionResult, NoSchemaIntrospectionCustomRule } from 'graphql'
import mercurius, { type MercuriusContext } from 'mercurius'
import type { RestClient } from '../rest/client.ts'
import type { Guard } from '../visitors/guard.ts'
import { admit, refuseMisfit } from './admission.ts'
import { registerBodies } from './bodies.ts'
import { fileInputsOf } from './fileInputs.ts'
import type { DocumentLimits } from './limits.ts'
import { createPlanner, type Plan, type Planner } from './plan.ts'
import { createResolvers } from './resolvers.ts'
import { graphqlRoute } from './route.ts'
import { gatewaySchema } from './schema.ts'
import { planTrusted, readTrusted, type TrustedTexts } from './trusted.ts'

export interface GraphQLOptions {
  readonly client: RestClient
  readonly isProduction: boolean
  readonly limits: DocumentLimits
  /** Whether others than the client's own documents are answered. */
  readonly isOpen: boolean
  /** The client's own; those of the list. */
  readonly trusted?: TrustedTexts | undefined
  readonly guard: Guard
}

/** Of one document's validation. */
const MAX_ERRORS = 10

/** Leaves the errors as they are: the route says what of them is shown. */
const asTheyAre = (execution: ExecutionResult) => ({ statusCode: 200, response: execution })

/** Runs for documents that have no plan yet: the limits cost nothing afterwards. */
const admission =
  (limits: DocumentLimits, fileInputs: ReadonlySet<string>) =>
  async (_: unknown, document: DocumentNode, { asking, reply }: MercuriusContext): Promise<void> => {
    asking.admitted = admit(document, limits, fileInputs)
    reply.request.trace.operation = asking.admitted.name
    refuseMisfit(asking.admitted, asking)
  }

/** Runs when a new document has turned out to be valid: its variables are read as those of a known one are. */
const planning =
  (planner: Planner) =>
  async (_: unknown, __: unknown, { asking }: MercuriusContext) => {
    if (!asking.admitted) return undefined
    asking.plan = planner(asking.admitted)
    asking.plan.coerce(asking.variables)
    return { variables: { ...asking.variables } }
  }

/** The schema, its resolvers and `/graphql`. */
export async function registerGraphQL(app: FastifyInstance, options: GraphQLOptions): Promise<void> {
  const { client, isProduction, limits, isOpen, guard, trusted = readTrusted() } = options
  const schema = gatewaySchema()
  const validateOptions = { maxErrors: MAX_ERRORS, hideSuggestions: isProduction }
  await app.register(mercurius, {
    schema,
    resolvers: createResolvers(),
    routes: false,
    cache: false,
    errorFormatter: asTheyAre,
    validationRules: isProduction ? [NoSchemaIntrospectionCustomRule] : [],
    graphql: { parseOptions: { maxTokens: limits.tokens }, validateOptions },
  })
  const planner = createPlanner(schema, { hideSuggestions: isProduction })
  app.graphql.addHook('preExecution', planning(planner))
  app.graphql.addHook('preValidation', admission(limits, fileInputsOf(schema)))
  // Whoever answers asks for it: not every answer may be compressed.
  await app.register(compress, { global: false, globalDecompression: false, encodings: ['zstd', 'br', 'gzip'] })
  registerBodies(app, client)
  // Elsewhere a document is planned when it comes: a start in development is quick.
  const trustedPlans = isProduction ? planTrusted(trusted, schema, planner, limits) : new Map<string, Plan>()
  graphqlRoute(app, { client, isProduction, limits, trusted, trustedPlans, isOpen, guard })
}
