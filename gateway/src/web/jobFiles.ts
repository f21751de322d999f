import { Readable } from 'node:stream'
import { mockSessionHeader } from '@callout/contracts/constants'
import { jobEndpoints } from '@callout/contracts/jobs/endpoints'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Agent, fetch, type Response } from 'undici'
import { ApiError, type ErrorCode, RetryLaterError } from '../rest/errors.ts'
import { isRecord } from '@callout/contracts/reply/isRecord'
import type { RestClient } from '../rest/client.ts'
import { redirectTarget } from '../rest/redirects.ts'
import { callerOf } from './caller.ts'
import { refuse } from './errorHandler.ts'

interface FileParams {
  readonly jobId: string
  readonly fileId: string
}

export const JOB_FILES_PATH = '/job-files/:jobId/:fileId'

const TIMEOUT_MS = 60_000
const CONNECTIONS = 16
const statuses: Partial<Record<ErrorCode, number>> = { UNAUTHENTICATED: 401, SUBSCRIPTION_REQUIRED: 402, FORBIDDEN: 403, NOT_FOUND: 404 }

const notThere = (): ApiError => new ApiError('NOT_FOUND', 'This file doesn’t exist.')

function addressIn(data: unknown, fileId: string): string | undefined {
  const job = isRecord(data) && isRecord(data['job']) ? data['job'] : data
  const attachments = isRecord(job) ? job['attachments'] : undefined
  const file: unknown = Array.isArray(attachments) && attachments.find((item) => isRecord(item) && String(item['id']) === fileId)
  return isRecord(file) && typeof file['file_url'] === 'string' ? file['file_url'] : undefined
}

type FetchFile = (address: URL) => Promise<Response>

const lengthOf = ({ headers }: Response): string | undefined =>
  headers.has('content-encoding') ? undefined : (headers.get('content-length') ?? undefined)

async function fetchFollowing(fetchFile: FetchFile, address: URL): Promise<Response> {
  const response = await fetchFile(address)
  const { origin, pathname, search } = address
  const location = response.headers.get('location') ?? undefined
  const target = redirectTarget({ origin, path: pathname + search, method: 'GET' }, response.status, location)
  if (target === undefined) return response
  await response.body?.cancel()
  return fetchFile(new URL(target.path, target.origin))
}

/** Proxies a job's files: scripts can't read the files' origin. Sends files of that origin only and follows redirects within it. */
export function registerJobFiles(app: FastifyInstance, client: Pick<RestClient, 'readRaw'>, filesOrigin: string): void {
  const dispatcher = new Agent({ connections: CONNECTIONS })
  app.addHook('onClose', () => dispatcher.destroy())
  const send = async (request: FastifyRequest<{ Params: FileParams }>, reply: FastifyReply): Promise<unknown> => {
    const { jobId, fileId } = request.params
    const caller = callerOf(request)
    try {
      if (!caller.token) throw new ApiError('UNAUTHENTICATED')
      if (!/^\d+$/.test(jobId)) throw notThere()
      const address = addressIn(await client.readRaw(jobEndpoints.getJob, { id: jobId }, caller), fileId)
      if (address === undefined || !URL.canParse(address)) throw notThere()
      if (new URL(address).origin !== filesOrigin) throw new ApiError('FORBIDDEN', 'This file is stored on another server.')
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const headers = { 'accept-encoding': 'identity', ...(caller.session !== undefined && { [mockSessionHeader]: caller.session }) }
      const fetchFile: FetchFile = (url) => fetch(url, { dispatcher, redirect: 'manual', signal, headers })
      const response = await fetchFollowing(fetchFile, new URL(address)).catch(() => {
        throw new ApiError('UPSTREAM_UNAVAILABLE')
      })
      const { ok, status, body } = response
      if (!ok || !body) throw status === 404 || status === 403 ? notThere() : new ApiError('UPSTREAM_UNAVAILABLE')
      const length = lengthOf(response)
      if (length !== undefined) reply.header('content-length', length)
      return await reply
        .header('content-type', 'application/octet-stream')
        .header('content-disposition', 'attachment')
        .send(Readable.fromWeb(body))
    } catch (error) {
      if (error instanceof RetryLaterError || !(error instanceof ApiError)) throw error
      return refuse(reply, statuses[error.code] ?? 503, error)
    }
  }
  app.get(JOB_FILES_PATH, { exposeHeadRoute: false }, send)
}
