import type { FastifyRequest } from 'fastify'
import { ApiError } from '../rest/errors.ts'
import { isRecord } from '@callout/contracts/reply/isRecord'
import { checkStructure } from './bodies.ts'

export interface GraphQLParameters {
  readonly query: string | undefined
  /** SHA-256 of a trusted document, hexadecimal. */
  readonly hash: string | undefined
  readonly variables: Record<string, unknown> | undefined
  readonly operationName: string | undefined
}

const refuse = (message: string): never => {
  throw new ApiError('BAD_REQUEST', message)
}

function mapOf(value: unknown, name: string): Record<string, unknown> | undefined {
  if (value === undefined || value === null) return undefined
  return isRecord(value) ? value : refuse(`"${name}" must be an object.`)
}

function getText(value: unknown, name: string): string | undefined {
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' ? value : refuse(`"${name}" must be a string.`)
}

/** `extensions.persistedQuery.sha256Hash`, as Apollo clients send it. */
function hashIn(parameters: Record<string, unknown>): string | undefined {
  const persisted = mapOf(mapOf(parameters['extensions'], 'extensions')?.['persistedQuery'], 'extensions.persistedQuery')
  const hash = getText(persisted?.['sha256Hash'], 'extensions.persistedQuery.sha256Hash')
  return hash === undefined || /^[\da-f]{64}$/.test(hash)
    ? hash
    : refuse('"extensions.persistedQuery.sha256Hash" must be 64 hexadecimal digits.')
}

function checked(parameters: Record<string, unknown>): GraphQLParameters {
  const hash = hashIn(parameters)
  const query = getText(parameters['query'], 'query') || undefined
  const operationName = getText(parameters['operationName'], 'operationName')
  return {
    query: query ?? (hash === undefined ? refuse('"query" is missing.') : undefined),
    hash,
    variables: mapOf(parameters['variables'], 'variables'),
    operationName: operationName === '' ? undefined : operationName,
  }
}

function jsonOf(text: unknown, name: string): unknown {
  if (typeof text !== 'string' || text === '') return undefined
  checkStructure(text)
  try {
    return JSON.parse(text)
  } catch {
    return refuse(`"${name}" must be JSON.`)
  }
}

/** Reads the parameters from the query string (GET) or the JSON body (POST). @throws ApiError BAD_REQUEST */
export function parametersOf({ method, query, body }: FastifyRequest): GraphQLParameters {
  if (method === 'POST') return checked(isRecord(body) ? body : refuse('The body must be a JSON object.'))
  const { variables, extensions, ...texts } = query as Record<string, unknown>
  return checked({ ...texts, variables: jsonOf(variables, 'variables'), extensions: jsonOf(extensions, 'extensions') })
}
