import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { type DocumentNode, type ExecutionResult, NoSchemaIntrospectionCustomRule } from 'graphql'
import mercurius, { type MercuriusContext } from 'mercurius'
import type { RestClient } from '../rest/client.ts'
import type { Guard } from '../visitors/guard.ts'
import { admit, checkRequest, fileInputsOf, isIntrospection } from './admission.ts'
import { registerBodies } from './bodies.ts'
import { type DocumentLimits, introspectionLimits } from './limits.ts'
import { createPlanner, type Plan, type Planner } from './plan.ts'
import { createResolvers } from './resolvers.ts'
import { graphqlRoute } from './route.ts'
import { gatewaySchema } from './schema.ts'
import { planTrusted, readTrusted, type TrustedTexts } from './trusted.ts'

export interface GraphQLOptions {
  readonly client: RestClient
  readonly isProduction: boolean
  readonly limits: DocumentLimits
  /** Whether documents other than the client's are accepted. */
  readonly isOpen: boolean
  /** Default: the generated list. */
  readonly trusted?: TrustedTexts | undefined
  readonly guard: Guard
}

/** Per document. */
const MAX_ERRORS = 10

/** The route formats errors itself. */
const passThrough = (execution: ExecutionResult) => ({ statusCode: 200, response: execution })

/** Checks the limits of new documents; cached plans skip this. */
const admission =
  (limits: DocumentLimits, fileInputs: ReadonlySet<string>, isProduction: boolean) =>
  async (_: unknown, document: DocumentNode, { documentRequest, reply }: MercuriusContext): Promise<void> => {
    const hasSchemaOnly = !isProduction && isIntrospection(document)
    documentRequest.admitted = admit(document, hasSchemaOnly ? { ...limits, ...introspectionLimits } : limits, fileInputs)
    reply.request.trace.operation = documentRequest.admitted.name
    checkRequest(documentRequest.admitted, documentRequest)
  }

/** Creates the plan of a new valid document, whose variables are then coerced as usual. */
const planning =
  (planner: Planner) =>
  async (_: unknown, __: unknown, { documentRequest }: MercuriusContext) => {
    if (!documentRequest.admitted) return undefined
    documentRequest.plan = planner(documentRequest.admitted)
    documentRequest.plan.coerce(documentRequest.variables)
    return { variables: { ...documentRequest.variables } }
  }

/** Registers the schema, the resolvers and `/graphql`. */
export async function registerGraphQL(app: FastifyInstance, options: GraphQLOptions): Promise<void> {
  const { client, isProduction, limits, isOpen, guard, trusted = readTrusted() } = options
  const schema = gatewaySchema()
  const validateOptions = { maxErrors: MAX_ERRORS, hideSuggestions: isProduction }
  await app.register(mercurius, {
    schema,
    resolvers: createResolvers(),
    routes: false,
    cache: false,
    errorFormatter: passThrough,
    validationRules: isProduction ? [NoSchemaIntrospectionCustomRule] : [],
    graphql: { parseOptions: { maxTokens: limits.tokens }, validateOptions },
  })
  const planner = createPlanner(schema, { hideSuggestions: isProduction })
  app.graphql.addHook('preExecution', planning(planner))
  app.graphql.addHook('preValidation', admission(limits, fileInputsOf(schema), isProduction))
  // Responses are compressed on request, since those with secrets must not be.
  await app.register(compress, { global: false, globalDecompression: false, encodings: ['zstd', 'br', 'gzip'] })
  registerBodies(app, client)
  // In development documents are compiled on first use, for a fast start.
  const trustedPlans = isProduction ? planTrusted(trusted, schema, planner, limits) : new Map<string, Plan>()
  graphqlRoute(app, { client, isProduction, limits, trusted, trustedPlans, isOpen, guard })
}
