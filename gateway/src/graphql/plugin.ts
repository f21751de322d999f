import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { type DocumentNode, type ExecutionResult, NoSchemaIntrospectionCustomRule } from 'graphql'
import mercurius from 'mercurius'
import type { RestClient } from '../rest/client.ts'
import type { Guard } from '../visitors/guard.ts'
import { type Admitted, admit, checkRequest, fileInputsOf, isIntrospection } from './admission.ts'
import { registerBodies } from './bodies.ts'
import { MAX_REQUEST_ERRORS } from './errorFormat.ts'
import { type DocumentLimits, introspectionLimits } from './limits.ts'
import { createResolvers } from './resolvers.ts'
import { graphqlRoute } from './route.ts'
import { gatewaySchema } from './schema.ts'
import { readTrusted, textsThatFit, type TrustedTexts } from './trusted.ts'

export interface GraphQLOptions {
  readonly client: RestClient
  readonly isProduction: boolean
  readonly limits: DocumentLimits
  readonly isOpen: boolean
  readonly trusted?: TrustedTexts | undefined
  readonly guard: Guard
}

/** The route formats errors itself. */
const passThrough = (execution: ExecutionResult) => ({ statusCode: 200, response: execution })

/** Cached documents. Parsing and compiling one takes tens of milliseconds; all of the client's fit. */
const OPEN_DOCUMENTS = 200

function registerAdmission({ graphql }: FastifyInstance, limits: DocumentLimits, isProduction: boolean): void {
  const known = new WeakMap<DocumentNode, Admitted>()
  const fileInputs = fileInputsOf(graphql.schema)
  graphql.addHook('preValidation', async (_, document, { reply }) => {
    const hasSchemaOnly = !isProduction && isIntrospection(document)
    const admitted = admit(document, hasSchemaOnly ? { ...limits, ...introspectionLimits } : limits, fileInputs)
    known.set(document, admitted)
    reply.request.trace.operation = admitted.name
  })
  graphql.addHook('preExecution', async (_, document, { reply, facts }, variables) => {
    const admitted = known.get(document)
    if (!admitted) return undefined
    reply.request.trace.operation = admitted.name
    reply.request.trace.isCompressible = admitted.isCompressible
    checkRequest(admitted, facts)
    return admitted.defaults && { variables: { ...admitted.defaults, ...variables } }
  })
}

export async function registerGraphQL(app: FastifyInstance, options: GraphQLOptions): Promise<void> {
  const { client, isProduction, limits, isOpen, guard, trusted = readTrusted() } = options
  const schema = gatewaySchema()
  const validateOptions = { maxErrors: MAX_REQUEST_ERRORS, hideSuggestions: isProduction }
  await app.register(mercurius, {
    schema,
    resolvers: createResolvers(),
    routes: false,
    cache: isOpen ? OPEN_DOCUMENTS : trusted.size,
    jit: 1,
    errorFormatter: passThrough,
    validationRules: isProduction ? [NoSchemaIntrospectionCustomRule] : [],
    graphql: { parseOptions: { maxTokens: limits.tokens }, validateOptions },
  })
  registerAdmission(app, limits, isProduction)
  // Responses are compressed on request, since those with secrets must not be.
  await app.register(compress, { global: false, globalDecompression: false, encodings: ['zstd', 'br', 'gzip'] })
  registerBodies(app, client)
  const trustedTexts = isProduction ? textsThatFit(trusted, schema) : new Set<string>()
  graphqlRoute(app, { client, isProduction, limits, trusted, trustedTexts, isOpen, guard })
}
