import { responseCode } from '@callout/contracts/wire/envelope'
import type { FastifyInstance } from 'fastify'
import { sendFailure } from './replies.ts'
import { VISITS_PREFIX } from '../resources/notifications/visitLink.ts'
import type { AttachmentRecord } from '../resources/jobs/records.ts'

const FILES_PREFIX = '/files'

/** Public URL of a file. Its key can't be guessed; the name is for people. */
export const fileUrl = (publicUrl: string, { key, file_name }: AttachmentRecord): string =>
  `${publicUrl}${FILES_PREFIX}/${key}/${encodeURIComponent(file_name.toWellFormed())}`

/** A path for logs, without file keys and visit tokens. */
export const pathWithoutKey = (path: string): string => {
  const hidden = [FILES_PREFIX, VISITS_PREFIX].find((prefix) => path.startsWith(`${prefix}/`))
  return hidden === undefined ? path : `${hidden}/[hidden]`
}

const PDF = 'application/pdf'
const isShown = (contentType: string): boolean => contentType === PDF || contentType.startsWith('image/')

/** RFC 6266: an ASCII name for old browsers, and the full name. */
function dispositionOf({ content_type, file_name }: AttachmentRecord): string {
  const ascii = file_name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(file_name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${isShown(content_type) ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${exact}`
}

const headersOf = (file: AttachmentRecord): Record<string, string> => ({
  'content-type': file.content_type.startsWith('text/') ? `${file.content_type}; charset=utf-8` : file.content_type,
  'content-disposition': dispositionOf(file),
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  // The client draws photos into PDFs. The address is the secret, so no credentials are sent.
  'access-control-allow-origin': '*',
  'cache-control': 'private, no-cache',
})

/** Serves job files by address, without authentication. */
export function mountFiles(app: FastifyInstance): void {
  app.get<{ Params: { key: string } }>(`${FILES_PREFIX}/:key/*`, async ({ params, mockSession: { store } }, reply) => {
    const [file] = store.attachments.by('key', params.key)
    const content = file && (await store.files.read(file.key))
    if (!content) return sendFailure(reply, responseCode.NOT_FOUND, 'This file doesn’t exist.')
    return reply.headers(headersOf(file)).send(content)
  })
}
