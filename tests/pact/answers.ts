import { buildApp } from '@callout/gateway/app'
import type { FastifyInstance } from 'fastify'
import type { Answer, AnswerError, Operation } from './interaction.ts'

type Loose = Readonly<Record<string, unknown>>

/** Of a clash what the schema names; whatever else a backend adds is passed on and means nothing. */
const clashOf = ({ visitId, jobNumber, staffId, startAt, endAt }: Loose): Loose => ({ visitId, jobNumber, staffId, startAt, endAt })

/** The relevant part of a client's result. Request ids differ from one to the next. */
function errorOf({ message, extensions }: { readonly message: string; readonly extensions: Loose }): AnswerError {
  const { code, responseCode, fields, reason, changedBy, changedAt, lockVersion, clashes } = extensions
  const details = {
    responseCode,
    fields,
    reason,
    changedBy,
    changedAt,
    lockVersion,
    clashes: Array.isArray(clashes) ? clashes.map((clash) => clashOf(Object(clash))) : clashes,
  }
  const known = Object.entries(details).filter(([, value]) => value !== undefined)
  return { message, code: String(code), ...Object.fromEntries(known) }
}

/** The real gateway over whatever answers at the base URL. */
export const gatewayOver = (restBaseUrl: string): Promise<FastifyInstance> =>
  buildApp({ restBaseUrl, limits: { breakerFailures: Infinity } })

/** Runs an operation as a client does. */
export async function getAnswer(gateway: FastifyInstance, { query, variables, token }: Operation): Promise<Answer> {
  const headers = token === undefined ? {} : { authorization: token }
  const reply = await gateway.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })
  const { data, errors = [] } = reply.json()
  return { data, errors: errors.map(errorOf) }
}
